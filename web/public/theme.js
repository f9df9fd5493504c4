// Before the first paint: day or night, as chosen or as the system wishes; from then on src/theme.svelte.ts sees to it.
// Not inline, so that the page's policy can forbid inline scripts.
{
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('niagara.preferences') ?? '{}').theme;
  } catch {
    // Nothing kept, or storage is blocked: the system's theme.
  }
  const wished = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : wished;
}
