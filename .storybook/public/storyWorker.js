// Modules, styles and fonts of this origin skip the worker, because they need no mock. A story loads
// hundreds of modules, each of which would take a message to its page and back.
addEventListener('install', (event) => {
  const direct = (requestDestination) => ({
    condition: { requestDestination, urlPattern: '/*' },
    source: 'network',
  });
  event.addRoutes?.(['script', 'style', 'font'].map(direct));
});
importScripts('./mockServiceWorker.js');
