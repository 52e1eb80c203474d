/** The place of a nonce attribute. A symbol, so that no text can imitate it. */
export const NONCE = Symbol('nonce');

/** HTML whose nonces are still missing. */
export type Markup = (string | typeof NONCE)[];

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
 * Gives every script, style and link a place for the nonce.
 * @param own markup of our own making; other people's content must never reach this function,
 *   because a script smuggled into it would be allowed to run.
 */
export function withNonces(own: string): Markup {
  const markup: Markup = [];
  let from = 0;
  for (const { 0: start, index } of own.matchAll(/<(?:script|style|link)\b(?![^>]*\bnonce=)/g)) {
    markup.push(own.slice(from, index + start.length), NONCE);
    from = index + start.length;
  }
  return [...markup, own.slice(from)];
}
