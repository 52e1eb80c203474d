import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { pagePolicy } from './policies.ts';

/** The built page, ready to be sent with a nonce of its own each time. */
export interface Page {
  /** The page and the policy that goes with it. */
  render(): { html: string; policy: string };
}

const META = /<meta\s+property="csp-nonce"[^>]*>/;
const HOLE = '%SEIRA_NONCE%';

/**
 * Reads `index.html` and reads it again when it has changed. Every script, style and link gets
 * the nonce. A client that hands the nonce on to its styles says so with
 * `<meta property="csp-nonce">`; without it, the policy is the looser one.
 */
export function openPage(file: string): Page {
  let changed = -1;
  let parts: string[] = [];
  let strict = false;
  const read = () => {
    const html = readFileSync(file, 'utf8');
    strict = META.test(html);
    const meta = `<meta property="csp-nonce" nonce="${HOLE}">`;
    const marked = strict
      ? html.replace(META, meta)
      : html.replace(/<head>/, `<head>\n    ${meta}`);
    parts = marked
      .replace(/<(script|style|link)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${HOLE}"`)
      .split(HOLE);
  };
  return {
    render() {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== changed) {
        read();
        changed = mtimeMs;
      }
      const nonce = randomBytes(16).toString('base64');
      return { html: parts.join(nonce), policy: pagePolicy(nonce, { strict }) };
    },
  };
}
