import type { i18n, PostProcessorModule } from 'i18next';
import { createI18n } from '#src/i18n/bundled.ts';

/** Accents above and below the line, wide letters, and unbreakable words. */
const filler = ['Ώμέγα', 'ϋπογεγραμμένη', 'ΐώτα', 'Άλφα', 'ξεψαχνίζω', 'όψη'];

const share = 0.4;

/** A tag of `Trans` (`<1>`, `</1>`) takes no room on the screen. */
const lengthOf = (text: string): number => text.replace(/<\/?\w+\s*\/?>/g, '').length;

const fillerFor = (length: number): string => {
  let text = '';
  for (let turn = 0; text.length < length; turn += 1) text += ` ${filler[turn % filler.length]}`;
  return text;
};

/**
 * A text made about 40 % longer, between marks. A missing mark on the screen means the text was
 * cut off; two pairs in one sentence mean that it was put together from pieces.
 */
const lengthen = (text: string): string =>
  text.trim() === '' ? text : `⟦${text}${fillerFor(Math.ceil(lengthOf(text) * share))}⟧`;

const name = 'long';

/** Works on the finished text, which already includes values and plural forms. */
const longText: PostProcessorModule = { type: 'postProcessor', name, process: lengthen };

/** The Greek translator with every text made longer. For the workshop only. */
export const createLongI18n = (): i18n => {
  const translator = createI18n('el');
  translator.use(longText);
  translator.options.postProcess = [name];
  return translator;
};
