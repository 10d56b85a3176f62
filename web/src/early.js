// Runs before the first paint: the chosen theme, if one was chosen. See lib/theme.svelte.ts.
try {
  var theme = localStorage.getItem('evora.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
