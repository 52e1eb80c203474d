import { randomUUID } from 'node:crypto';

/**
 * Stands for the nonce of a response until it is sent. Each process draws its own, and no response
 * contains it: content cannot imitate what nobody has seen.
 */
export const NONCE_MARK = randomUUID();

/** The nonce as an attribute. */
export const NONCE = ` nonce="${NONCE_MARK}"`;

const FOR_HTML: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes text for HTML or XML, attribute values included. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"'<>]/g, (letter) => FOR_HTML[letter]!);

/** JSON that is safe inside a script element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Gives every script, style and link a nonce.
 * @param own markup of our own making; other people's content must never reach this function,
 *   because a script smuggled into it would be allowed to run.
 */
export const withNonces = (own: string): string =>
  own.replaceAll(/<(?:script|style|link)\b(?![^>]*\bnonce=)/g, (start) => start + NONCE);
