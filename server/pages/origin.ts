/** Where visitors are. */
export interface PublicOrigin {
  /** Scheme and host, e.g. `https://seira.example`. */
  origin: string;
  /** Whether the operator named it; otherwise the request did, and might be anybody's word. */
  isConfigured: boolean;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The address under which visitors know this server.
 * @param configured `PUBLIC_ORIGIN`
 * @param request scheme and host as the request, or a trusted proxy, says them
 */
export function publicOriginOf(
  configured: string | null,
  { protocol, host }: { protocol: string; host: string },
): PublicOrigin {
  if (configured !== null) return { origin: configured, isConfigured: true };
  const scheme = protocol === 'https' ? 'https' : 'http';
  const origin = `${scheme}://${HOST.test(host) ? host : 'localhost'}`;
  return {
    origin: URL.canParse(origin) ? new URL(origin).origin : `${scheme}://localhost`,
    isConfigured: false,
  };
}
