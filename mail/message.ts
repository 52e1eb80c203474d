import type { Language } from '#common/languages.ts';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import { type EmailName, NAMES, formatDay, formatInstant, texts } from './i18n/index.ts';

export interface Message {
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe address, for optional e-mails. */
  unsubscribe?: string;
  /** The recipient of replies, if it is not the sender. */
  replyTo?: string;
}

interface Content {
  language: Language;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A person's own text, with its line breaks. */
  quote?: string | null;
  action?: { label: string; href: string } | null;
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

/** A user's name on one line, truncated. Removes control characters and direction overrides. */
const plainName = (name: string, longest = 80): string => {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
};

const asText = ({ language, heading, paragraphs, quote, action, notes }: Content): string =>
  [
    heading,
    ...paragraphs,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    `-- \n${NAMES[language].product}`,
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

// Inline styles, because mail programs remove style elements.
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
<p style="margin:0 0 24px;font-weight:700;color:${COLOURS.sea}">${NAMES[language].product}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
${quote ? quoted(quote) : ''}
${action ? button(action) : ''}
${notes.map((text) => paragraph(text, `font-size:14px;color:${COLOURS.inkSoft}`)).join('\n')}
</div>
</body>
</html>
`;

/** The placeholder values of an e-mail's sentences, and further values. */
export interface Email {
  /** A place with its address, or its name alone. */
  place?: { title: string; address: string; city: string } | string | null;
  /** `YYYY-MM-DD`. */
  day?: string;
  at?: Date;
  until?: Date;
  email?: string;
  provider?: string;
  /** Letter and number of a ticket, as people read them. */
  rank?: number | string;
  count?: number;
  title?: string;
  /** The weekly report: people, minutes, and hours such as "9:00–11:00". */
  before?: number;
  noShows?: number;
  minutes?: number | null;
  minutesBefore?: number | null;
  slowest?: string | null;
  wait?: number | null;
  proposal?: string | null;
  counters?: number | null;
  saves?: number | null;
  weeks?: number | null;
  reason?: string | null;
  inviter?: string;
  name?: string;
  author?: string | null;
  /** The page of the next step; null if there is none. */
  href?: string | null;
  /** A person's own text. */
  quote?: string | null;
  unsubscribe?: string;
  replyTo?: string;
}

/** Maximum characters of a value; other values have the limit of names. */
const LONGEST: Record<string, number> = { email: 254, address: 120, title: 120, reason: 1000 };

const formatValue = (language: Language, name: string, value: unknown): string => {
  if (value instanceof Date) return formatInstant(language, value);
  return name === 'day'
    ? formatDay(language, String(value))
    : plainName(String(value), LONGEST[name]);
};

/** Writes an e-mail as text and HTML from the same content. Omits sentences with a null value. */
export function writeEmail(
  language: Language,
  name: EmailName,
  { href, quote, unsubscribe, replyTo, ...values }: Email,
): Message {
  const {
    subject,
    heading = subject,
    text = [],
    quoted: leading,
    action,
    notes,
  } = texts[language][name];
  const { place } = values;
  const facts: Record<string, unknown> =
    typeof place === 'object' && place !== null
      ? { ...values, place: place.title, address: `${place.address}, ${place.city}` }
      : values;
  const fill = (sentence: string): string =>
    sentence.replace(/\{(\w+)\}/g, (_, key: string) => formatValue(language, key, facts[key]));
  const said = (sentences: string | readonly string[]) =>
    [sentences]
      .flat()
      .filter((one) => ![...one.matchAll(/\{(\w+)\}/g)].some(([, key]) => facts[key!] === null))
      .map(fill);
  const content = {
    language,
    subject: fill(subject),
    heading: fill(
      typeof heading === 'string' ? heading : heading[Math.min(Number(values.count), 2)]!,
    ),
    paragraphs: said([...[text].flat(), ...(leading && quote ? [leading] : [])]),
    quote,
    action: action && href ? { label: action, href } : null,
    notes: said(notes),
  };
  return {
    subject: content.subject,
    text: `${asText(content)}\n`,
    html: asHtml(content),
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...(replyTo !== undefined && { replyTo }),
  };
}
