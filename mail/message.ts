import type { Language } from '#common/languages.ts';
import { fill } from './i18n/index.ts';

/** A message as it is sent, without its recipient. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  /** Where one press ends messages of this kind; only for those that a person can do without. */
  unsubscribe?: string;
  /** The recipient of answers, where it is not the sender. */
  replyTo?: string;
}

/** The content of a message, apart from its look. */
interface Content {
  language: Language;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A person's own words, with their line breaks. */
  quote?: string;
  /** The one thing to do next. */
  action?: { label: string; href: string };
  /** Further information, in small print. */
  notes: string[];
}

const COLOURS = {
  ink: '#10243E',
  inkSoft: '#44546A',
  sea: '#0B5FA5',
  paper: '#FAF7F2',
  white: '#FFFFFF',
  line: '#E3DCD0',
} as const;

const NAME: Record<Language, string> = { el: 'Σειρά', en: 'Seira' };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/**
 * A name that somebody chose, on one line and short enough for a sentence. Control characters go,
 * also those that turn the direction of writing.
 */
export const plainName = (name: string, longest = 80): string => {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
};

export interface NamedPlace {
  title: string;
  address: string;
  city: string;
}

/** The name and the address of a place, as sentences say them. */
export const namedPlace = ({ title, address, city }: NamedPlace) => ({
  place: plainName(title),
  address: plainName(`${address}, ${city}`, 120),
});

const asText = ({ language, heading, paragraphs, quote, action, notes }: Content): string =>
  [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    `-- \n${NAME[language]}`,
  ].join('\n\n');

const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

const button = ({ label, href }: NonNullable<Content['action']>): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;` +
  `border-radius:10px;background:${COLOURS.sea};color:${COLOURS.white};font-weight:600;` +
  `text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;color:${COLOURS.inkSoft};word-break:break-all">` +
  `<a href="${escapeHtml(href)}" style="color:${COLOURS.sea}">${escapeHtml(href)}</a></p>`;

const quoted = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${COLOURS.paper};` +
  `border-left:3px solid ${COLOURS.line};white-space:pre-wrap;overflow-wrap:anywhere">` +
  `${escapeHtml(text)}</blockquote>`;

// Styles stand in attributes, because mail programs remove style elements.
const asHtml = ({
  language,
  subject,
  heading,
  paragraphs,
  quote,
  action,
  notes,
}: Content): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLOURS.paper};color:${COLOURS.ink};font:16px/1.5 Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:${COLOURS.white};border:1px solid ${COLOURS.line};border-radius:16px">
<p style="margin:0 0 24px;font-weight:700;color:${COLOURS.sea}">${NAME[language]}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
${quote === undefined ? '' : quoted(quote)}
${action ? button(action) : ''}
${notes.map((text) => paragraph(text, `font-size:14px;color:${COLOURS.inkSoft}`)).join('\n')}
</div>
</body>
</html>
`;

/**
 * Writes a message as text and as HTML, from the same content, so that both say the same.
 * @param values what stands in for the placeholders of its sentences
 */
export function writeMessage(texts: Content, values: Record<string, string>): Message {
  const content = {
    ...texts,
    subject: fill(texts.subject, values),
    heading: fill(texts.heading, values),
    paragraphs: texts.paragraphs.map((text) => fill(text, values)),
    notes: texts.notes.map((text) => fill(text, values)),
  };
  return { subject: content.subject, text: `${asText(content)}\n`, html: asHtml(content) };
}
