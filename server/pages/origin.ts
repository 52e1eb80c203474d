export interface PublicOrigin {
  /** Scheme and host, e.g. `https://seira.example`. */
  origin: string;
  /** True if the operator configured it. Otherwise it comes from the request and is untrusted. */
  isConfigured: boolean;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The public origin of this server.
 * @param configured `PUBLIC_ORIGIN`
 * @param request scheme and host from the request, or from a trusted proxy
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

/** The origin of links in e-mails. Never from a request, whose sender could choose another site. */
export const linkOrigin = ({ publicOrigin, port }: { publicOrigin: string | null; port: number }) =>
  publicOrigin ?? `http://localhost:${port}`;
