import { randomUUID } from 'node:crypto';

/**
 * A placeholder for the nonce until a response is sent. Each process draws its own and no response
 * contains it, so content cannot imitate it.
 */
export const NONCE_MARK = randomUUID();

export const NONCE = ` nonce="${NONCE_MARK}"`;

export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Gives every script, style and link a nonce.
 * @param own our own markup; content from others must never reach this function, because an
 * injected script would run
 */
export const withNonces = (own: string): string =>
  own.replaceAll(/<(?:script|style|link)\b(?![^>]*\bnonce=)/g, (start) => start + NONCE);
