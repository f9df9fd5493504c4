// Before the first paint: the theme and the language, and early requests for what the page needs then.
// Not inline, so that the page's policy can forbid inline scripts.
{
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('niagara.preferences') ?? '{}') ?? {};
  } catch {
    // Nothing stored, or storage is blocked.
  }
  const root = document.documentElement;
  const preload = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));

  // As chosen, or as the system asks for; later changes: src/theme.svelte.ts.
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen.theme === 'light' || chosen.theme === 'dark' ? chosen.theme : system;
  root.dataset.theme = theme;

  // The language of the address, the one chosen before, or the first of the browser's that there is.
  const messages = JSON.parse(document.querySelector('meta[name="niagara-messages"]')?.content ?? '{}');
  const asked = new URLSearchParams(location.search).get('lang');
  const offered = (wish) => {
    if (wish === 'xx-pseudo' || wish === 'xr-pseudo') return wish; // for tests of layout
    const language = String(wish).toLowerCase().split(/[-_]/)[0];
    return Object.hasOwn(messages, language) ? language : undefined;
  };
  const language = [asked, chosen.language, ...navigator.languages].map(offered).find(Boolean) ?? 'en';
  root.lang = language;

  // The picture first: of all that the page shows, it takes longest to come.
  const page = location.pathname;
  const isReplay = page.startsWith('/replay/');
  const isGame = isReplay || page.startsWith('/t/');
  if (page === '/' || isGame) {
    const board = matchMedia('(max-width: 30rem), (max-height: 30rem)').matches ? 'board-small' : 'board';
    const name = page === '/' && matchMedia('(max-width: 40rem)').matches ? 'cover' : board;
    const picture = `/${name}-${theme}.webp`;
    preload({ rel: 'preload', as: 'image', fetchPriority: 'high', href: picture });
    // Shown before any other script has run: a replay is all board, and a phone's home page begins with its picture (src/app.css).
    const first = isReplay ? '--first-picture' : name === 'cover' ? '--first-cover' : null;
    if (first) root.style.setProperty(first, `url(${picture})`);
  }

  // The messages that each page loads first.
  const NEEDS = {
    t: ['table'],
    replay: ['table', 'replay'],
    record: ['table', 'replay'],
    watch: ['players'],
    learn: ['table', 'rulebook'],
    best: ['players'],
    p: ['players'],
    settings: ['settings'],
    move: ['settings'],
    lessons: ['lessons'],
    puzzles: ['puzzles'],
    openings: ['openings'],
  };
  const files = messages[language] ?? messages.en ?? {};
  for (const name of ['game', 'pages', ...(NEEDS[page.split('/')[1]] ?? [])]) {
    if (files[name]) preload({ rel: 'modulepreload', fetchPriority: isReplay ? 'low' : 'auto', href: `/${files[name]}` });
  }
}
