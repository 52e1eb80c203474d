import { readFileSync } from 'node:fs';
import { SLOTS, type Slot } from '#common/page/slots.ts';
import { NONCE, withNonces } from './markup.ts';
import { takeScripts, type Scripts } from './start.ts';

const META = /<meta\s+property="csp-nonce"[^>]*>/;

/** The built `index.html`, with nonce placeholders. */
export interface Template {
  /** The unfilled page, for a browser to render into. */
  shell: string;
  /** Slots that are missing or occur more than once, in their expected form. */
  missing: string[];
  /** The page with its slots, and its scripts where the build put them. */
  html: string;
  /** The page without its scripts; null if it has none. */
  deferred: { html: string; scripts: Scripts } | null;
}

const names = Object.keys(SLOTS) as Slot[];
const EMPTY = { language: SLOTS.language, head: '', app: '', state: '', scripts: '' };
const ANY_SLOT = new RegExp(Object.values(SLOTS).join('|'), 'g');

/** Fills content into a template's slots in one pass, so that content cannot contain slots. */
export const fill = (html: string, content: Record<Slot, string>): string =>
  html.replaceAll(ANY_SLOT, (slot) => content[names.find((name) => SLOTS[name] === slot)!]);

/** Adds nonce placeholders to our own page before any content is added. */
const marked = (source: string): string =>
  withNonces(source.replace(META, `<meta property="csp-nonce"${NONCE}>`));

export function parseTemplate(source: string): Template {
  const html = marked(source);
  const deferred = takeScripts(source);
  return {
    html,
    shell: fill(html, EMPTY),
    missing: names.flatMap((slot) => (source.split(SLOTS[slot]).length === 2 ? [] : [SLOTS[slot]])),
    deferred: deferred && { html: marked(deferred.page), scripts: deferred.scripts },
  };
}

/** Parses `index.html`. @param head our own elements for the head of every page */
export const readTemplate = (file: string, head = ''): Template =>
  parseTemplate(readFileSync(file, 'utf8').replace(SLOTS.head, () => head + SLOTS.head));

/** @throws Error if the template lacks a slot */
export function checkTemplate({ missing }: Pick<Template, 'missing'>): void {
  if (missing.length > 0) throw new Error(`index.html must have one ${missing.join(', one ')}`);
}
