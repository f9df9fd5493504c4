// Before the first paint: day or night, as chosen or as the system wishes; from then on src/theme.svelte.ts sees to it.
// And the large image of the page is asked for now, not when the scripts have run.
// Not inline, so that the page's policy can forbid inline scripts.
{
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('niagara.preferences') ?? '{}').theme;
  } catch {
    // Nothing kept, or storage is blocked: the system's theme.
  }
  const wished = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : wished;
  document.documentElement.dataset.theme = theme;

  const isHome = location.pathname === '/';
  if (isHome || /^\/(t|replay)\//.test(location.pathname)) {
    const board = matchMedia('(max-width: 30rem), (max-height: 30rem)').matches ? 'board-small' : 'board';
    const name = isHome && matchMedia('(max-width: 40rem)').matches ? 'cover' : board;
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', fetchPriority: 'high' });
    link.href = `/${name}-${theme}.webp`;
    document.head.append(link);
  }
}
