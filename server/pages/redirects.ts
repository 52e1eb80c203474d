/**
 * Where an address leads that shows the same screen as another; null when it is the one.
 * @param target path and query
 */
export function redirectOf(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at);
  // Never more than one slash at the start: `//host` would lead to another site.
  const plain = `/${path.replace(/^\/+|\/+$/g, '')}`;
  const own =
    plain === '/index4' ? '/' : plain.replace(/^\/listing-details(?=\/[^/]+$|$)/, '/listing-grid');
  return own === path ? null : own + query;
}
