import { readFileSync, statSync } from 'node:fs';
import { SLOTS, type Slot } from '#common/page/slots.ts';
import { NONCE, withNonces, type Markup } from './markup.ts';
import { takeScripts, type Scripts } from './start.ts';

const META = /<meta\s+property="csp-nonce"[^>]*>/;
const META_START = '<meta property="csp-nonce"';

/** A template's own text, with its places for nonces and content. */
type Part = Markup[number] | { slot: Slot };

/** The built `index.html`. */
export interface Template {
  /** The page as it is, for a browser to render into. */
  shell: Markup;
  /** Whether the client passes the nonce on to the styles that it inserts. */
  strict: boolean;
  /** The slots that are missing or occur more than once, in the form in which they should occur. */
  missing: string[];
  /** The page with its scripts where the build put them. */
  parts: Part[];
  /** The page without its scripts; null when it has none. */
  deferred: { parts: Part[]; scripts: Scripts } | null;
}

/** The content of each slot of a page. */
export type PageContent = Record<Slot, Markup>;

const names = Object.keys(SLOTS) as Slot[];

/** The content of a slot that no server fills. */
const unfilled = (slot: Slot): Markup => (slot === 'language' ? [SLOTS.language] : []);

const slotsIn = (text: string): Part[] =>
  names.reduce<Part[]>(
    (parts, slot) =>
      parts.flatMap((part): Part[] =>
        typeof part === 'string'
          ? part
              .split(SLOTS[slot])
              .flatMap((piece, at): Part[] => (at > 0 ? [{ slot }, piece] : [piece]))
          : [part],
      ),
    [text],
  );

/** Finds the places in a page of our own making, before any content is added. */
function partsOf(source: string): Part[] {
  const page = META.test(source)
    ? source.replace(META, `${META_START}>`)
    : source.replace('<head>', `<head>\n    ${META_START}>`);
  const marked = withNonces(page).flatMap((part): Markup => {
    if (part === NONCE) return [part];
    const at = part.indexOf(`${META_START}>`);
    if (at < 0) return [part];
    const end = at + META_START.length;
    return [part.slice(0, end), NONCE, part.slice(end)];
  });
  return marked.flatMap((part) => (part === NONCE ? [part] : slotsIn(part)));
}

/** Puts content into a template's slots. */
export const fill = (parts: Part[], content: (slot: Slot) => Markup): Markup =>
  parts.flatMap((part): Markup => (typeof part === 'object' ? content(part.slot) : [part]));

/** Parses a template's text. */
export function parseTemplate(source: string): Template {
  const parts = partsOf(source);
  const deferred = takeScripts(source);
  return {
    parts,
    shell: fill(parts, unfilled),
    strict: META.test(source),
    missing: names.flatMap((slot) => (source.split(SLOTS[slot]).length === 2 ? [] : [SLOTS[slot]])),
    deferred: deferred && { parts: partsOf(deferred.page), scripts: deferred.scripts },
  };
}

/**
 * Reads `index.html`, and reads it again when it has changed. A client that passes the nonce on to
 * its styles declares so with `<meta property="csp-nonce">`.
 * @param head elements of our own making for the head of every page
 */
export function openTemplate(file: string, head = ''): () => Template {
  let changed = -1;
  let template: Template | null = null;
  return () => {
    const { mtimeMs } = statSync(file);
    if (!template || mtimeMs !== changed) {
      const source = readFileSync(file, 'utf8');
      template = parseTemplate(source.replace(SLOTS.head, () => head + SLOTS.head));
    }
    changed = mtimeMs;
    return template;
  };
}

/** @throws Error when the template lacks a slot that the server renders into. */
export function checkTemplate({ missing }: Pick<Template, 'missing'>): void {
  if (missing.length > 0) throw new Error(`index.html must have one ${missing.join(', one ')}`);
}
