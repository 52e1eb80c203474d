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

// The style element of the toasts' library, made here with the page's nonce: by itself it would
// make one without.
(function () {
  var nonce = document.querySelector('meta[property="csp-nonce"]').nonce;
  var element = document.createElement('style');
  window.__nonce__ = nonce;
  element.id = '_goober';
  element.nonce = nonce;
  element.textContent = ' ';
  document.head.appendChild(element);
})();
