import { readFileSync, statSync } from 'node:fs';
import { NONCE, withNonces, type Markup } from './markup.ts';

const META = /<meta\s+property="csp-nonce"[^>]*>/;
const META_START = '<meta property="csp-nonce"';

/** What the built page must have once for the server to render into it. */
const SLOTS = { html: '<html lang="el">', head: '</head>', root: '<div id="root"></div>' };

/** The built `index.html`. */
export interface Template {
  /** Its text as it was built. */
  source: string;
  /** The page as it is, for a browser to render into. */
  shell: Markup;
  /** Whether the client hands the nonce on to the styles that it writes. */
  strict: boolean;
}

/** Gives a page of our own making its places for the nonce. */
export function markPage(source: string): Pick<Template, 'shell' | 'strict'> {
  const strict = META.test(source);
  const page = strict
    ? source.replace(META, `${META_START}>`)
    : source.replace('<head>', `<head>\n    ${META_START}>`);
  const shell = withNonces(page).flatMap((part): Markup => {
    if (part === NONCE) return [part];
    const at = part.indexOf(`${META_START}>`);
    if (at < 0) return [part];
    const end = at + META_START.length;
    return [part.slice(0, end), NONCE, part.slice(end)];
  });
  return { shell, strict };
}

/**
 * Reads `index.html`, and reads it again when it has changed. A client that hands the nonce on to
 * its styles says so with `<meta property="csp-nonce">`.
 */
export function openTemplate(file: string): () => Template {
  let changed = -1;
  let template: Template = { source: '', shell: [], strict: false };
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== changed) {
      const source = readFileSync(file, 'utf8');
      template = { source, ...markPage(source) };
      changed = mtimeMs;
    }
    return template;
  };
}

/** @throws Error when the template lacks a place that the server renders into. */
export function checkTemplate({ source }: Pick<Template, 'source'>): void {
  for (const slot of Object.values(SLOTS))
    if (source.split(slot).length !== 2) throw new Error(`index.html must have one ${slot}`);
}

/** What is put into a template for one page. */
export interface PageContent {
  language: string;
  /** What the app puts into the head. */
  head: Markup;
  /** Elements of our own making that ask for files. */
  assets: string;
  /** What search engines read; the end of the head. */
  description: Markup;
  /** The content of the app's root element. */
  root: string;
  /** Follows the root element. */
  state: Markup;
}

const SLOT = /(<!--(?:head|description|root|state)-->)/;

/**
 * Puts a page together. The template's own elements get their nonces before any content is near.
 * @param arrange changes the page around its content, e.g. the order of its scripts
 */
export function fillTemplate(
  { source }: Pick<Template, 'source'>,
  { language, head, assets, description, root, state }: PageContent,
  arrange: (page: string) => string = (page) => page,
): Markup {
  const page = arrange(
    source
      .replace(SLOTS.html, `<html lang="${language}">`)
      .replace(SLOTS.head, () => `<!--head-->\n${assets}\n<!--description-->\n${SLOTS.head}`)
      .replace(SLOTS.root, '<div id="root"><!--root--></div>\n<!--state-->'),
  );
  const content: Record<string, Markup> = {
    '<!--head-->': head,
    '<!--description-->': description,
    '<!--root-->': [root],
    '<!--state-->': state,
  };
  return markPage(page).shell.flatMap((part): Markup =>
    part === NONCE ? [part] : part.split(SLOT).flatMap((text) => content[text] ?? [text]),
  );
}
