/** The place of a nonce attribute. A symbol, so that no text can stand for it. */
export const NONCE = Symbol('nonce');

/** HTML whose nonces are still to come. */
export type Markup = (string | typeof NONCE)[];

const FOR_HTML: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it may stand in HTML or XML, also between quotation marks. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"'<>]/g, (letter) => FOR_HTML[letter]!);

/** JSON as it may stand inside a script element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Gives every script, style and link a place for the nonce.
 * @param own markup of our own making; content of others must never come near this function,
 * because a script that was smuggled into it would be allowed to run.
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
