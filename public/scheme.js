// Sets the colour scheme before the first paint, so that a dark page never flashes white.
(function () {
  var scheme = null;
  try {
    scheme = localStorage.getItem('mui-mode');
  } catch (_) {
    scheme = null;
  }
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-scheme', scheme);
})();
