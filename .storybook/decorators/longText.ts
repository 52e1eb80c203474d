import type { i18n, PostProcessorModule } from 'i18next';
import { createI18n } from '#src/i18n/bundled.ts';

/** Accents above and below the line, wide letters, and unbreakable words. */
const filler = ['Ώμέγα', 'ϋπογεγραμμένη', 'ΐώτα', 'Άλφα', 'ξεψαχνίζω', 'όψη'];

const share = 0.4;

/** Ignores tags of `Trans` (`<1>`, `</1>`), which are not visible. */
const lengthOf = (text: string): number => text.replace(/<\/?\w+\s*\/?>/g, '').length;

const fillerFor = (length: number): string => {
  let text = '';
  for (let turn = 0; text.length < length; turn += 1) text += ` ${filler[turn % filler.length]}`;
  return text;
};

/**
 * Makes a text about 40 % longer and puts it between marks. A missing mark on screen reveals
 * clipped text, and two pairs in one sentence reveal concatenation.
 */
const lengthen = (text: string): string =>
  text.trim() === '' ? text : `⟦${text}${fillerFor(Math.ceil(lengthOf(text) * share))}⟧`;

const name = 'long';

/** Runs on the finished text, with values and plural forms. */
const longText: PostProcessorModule = { type: 'postProcessor', name, process: lengthen };

/** The Greek translator with lengthened texts, for the workshop only. */
export const createLongI18n = (): i18n => {
  const translator = createI18n('el');
  translator.use(longText);
  translator.options.postProcess = [name];
  return translator;
};
