import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { pagePolicy } from './policies.ts';

/** The built page, ready to be sent with a nonce of its own each time. */
export interface Page {
  /** Its text as it was built. */
  source(): string;
  /** The page and the policy that goes with it. */
  render(): { html: string; policy: string };
}

const META = /<meta\s+property="csp-nonce"[^>]*>/;
const HOLE = '%SEIRA_NONCE%';

/** A page whose places for the nonce are known: its text between them. */
export interface MarkedPage {
  parts: string[];
  /** The client hands the nonce on to the styles that it writes. */
  strict: boolean;
}

/** Gives every script, style and link a place for the nonce. */
export function markNonces(html: string): MarkedPage {
  const strict = META.test(html);
  const meta = `<meta property="csp-nonce" nonce="${HOLE}">`;
  const marked = strict ? html.replace(META, meta) : html.replace(/<head>/, `<head>\n    ${meta}`);
  const parts = marked
    .replace(/<(script|style|link)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${HOLE}"`)
    .split(HOLE);
  return { parts, strict };
}

/** Fills the places with a nonce of this one answer, and writes the policy that goes with it. */
export function withNonce({ parts, strict }: MarkedPage): { html: string; policy: string } {
  const nonce = randomBytes(16).toString('base64');
  return { html: parts.join(nonce), policy: pagePolicy(nonce, { strict }) };
}

/**
 * Reads `index.html` and reads it again when it has changed. Every script, style and link gets
 * the nonce. A client that hands the nonce on to its styles says so with
 * `<meta property="csp-nonce">`; without it, the policy is the looser one.
 */
export function openPage(file: string): Page {
  let changed = -1;
  let html = '';
  let marked: MarkedPage = { parts: [], strict: false };
  const read = () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs === changed) return;
    html = readFileSync(file, 'utf8');
    marked = markNonces(html);
    changed = mtimeMs;
  };
  return {
    source() {
      read();
      return html;
    },
    render() {
      read();
      return withNonce(marked);
    },
  };
}
