const PAGE: Record<string, string[]> = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'style-src-attr': ["'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'", 'https:'],
  'worker-src': ["'self'", 'blob:'],
  'child-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
};

const write = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The policy of the page. Only scripts with its nonce run (and scripts that they load), and only
 * styles with it apply. Text becomes HTML or a script address only through the client's Trusted
 * Types policies, `default` and `seira`.
 */
export function pagePolicy(nonce: string): string {
  const own = `'nonce-${nonce}'`;
  return write({
    ...PAGE,
    'script-src': [own, "'strict-dynamic'"],
    'style-src': ["'self'", own],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'seira'],
  });
}

/** The policy of script and style files, which applies if a script becomes a worker. */
export const ASSET_POLICY: string = write({ ...PAGE, 'style-src': ["'self'"] });

export const DOCS_POLICY: string = write(PAGE);

/** The policy of a picture opened on its own: styles only. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The policy of the demo mailbox, which its e-mails inherit: styles only. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every response of any kind. */
export const protectiveHeaders = (options: { shared: boolean }): Record<string, string> => ({
  'content-security-policy': DATA_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': options.shared ? 'cross-origin' : 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
});
