// Before the first paint: the theme somebody has chosen. Not inline, so that the page's policy can forbid inline scripts.
try {
  const { theme } = JSON.parse(localStorage.getItem('niagara.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing kept, or storage is blocked: the system's theme.
}
