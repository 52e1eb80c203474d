/**
 * Who may call each route. A route that is not here fails a test, so that nobody can add one
 * without deciding who it is for.
 * `public`: everybody. `user`: the bearer of a valid access token. `own`: checked by a rule of its
 * own, tested there.
 */
export const POLICY: Record<string, 'public' | 'user' | 'own'> = {
  'GET /': 'public',
  'GET /*': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'own',
  'GET /api/docs': 'public',
  'GET /api/docs/*': 'public',
  'GET /api/docs/': 'public',
  'GET /api/docs/json': 'public',
  'GET /api/docs/yaml': 'public',
  'GET /api/docs/static/*': 'public',
  'GET /api/docs/static/index.html': 'public',
  'GET /api/docs/static/swagger-initializer.js': 'public',
  'GET /api/categories': 'public',
  'GET /api/organisations': 'public',
  'GET /api/organisations/:id': 'public',
  'GET /api/organisations/:id/waiting_lists': 'public',
  'GET /pictures/organisations/:kind/:slug/:file': 'public',
  'GET /pictures/portraits/:file': 'public',
  'POST /api/users/sign_in': 'public',
  'POST /api/users/sign_up': 'public',
  'POST /api/users/tokens': 'own',
  'DELETE /api/users/sign_out': 'own',
  'GET /api/user': 'user',
  'GET /api/user/tickets': 'user',
  'POST /api/user/tickets': 'user',
};
