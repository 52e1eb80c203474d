import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#common/languages.ts';
import { texts as mail } from '#mail/i18n/index.ts';
import { KINDS } from '#server/seed/content/kinds.ts';
import { el, elFields } from '#server/i18n/el.ts';
import { en, enFields } from '#server/i18n/en.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { sampleComments } from '#src/content/blog/comments.ts';
import { habitTexts } from '#src/content/blog/post-texts/habits.ts';
import { serviceTexts } from '#src/content/blog/post-texts/services.ts';
import { townTexts } from '#src/content/blog/post-texts/towns.ts';
import { samplePosts } from '#src/content/blog/posts.ts';
import { faq } from '#src/content/faq.ts';
import { sampleOffers } from '#src/content/home/offers.ts';
import { sampleTestimonials } from '#src/content/home/testimonials.ts';
import { plans } from '#src/content/plans.ts';
import { sampleTeam } from '#src/content/team.ts';
import { allTexts } from '#src/i18n/bundled.ts';

type Text = [key: string, text: string];

const flatten = (tree: unknown, prefix = ''): Text[] => {
  if (typeof tree === 'string') return [[prefix, tree]];
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    flatten(value, prefix === '' ? key : `${prefix}.${key}`),
  );
};

const screens = { el: new Map(flatten(allTexts.el)), en: new Map(flatten(allTexts.en)) };
const server = { el: { ...el, fields: elFields }, en: { ...en, fields: enFields } };

/** All texts for people: screens, errors and e-mails. */
const product = (language: Language): Text[] => [
  ...screens[language],
  ...flatten(server[language], 'server'),
  ...flatten(mail[language], 'mail'),
];

/** Posts, samples and the sample places, in both languages. */
const content = flatten([
  [faq, plans, sampleAuthors, sampleComments, sampleOffers, samplePosts, sampleTeam],
  [sampleTestimonials, habitTexts, serviceTexts, townTexts],
  Object.values(KINDS).map(({ text, prices }) => [text, prices]),
]);

const everything = [...product('el'), ...product('en'), ...content];

const placeholders = (text: string): string[] => (text.match(/\{+\w+/g) ?? []).toSorted();

const matching = (texts: Iterable<Text>, pattern: RegExp): string[] =>
  [...texts].filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`);

/**
 * Words that the product says in another way, by language. `except` names the keys where a word
 * means something else, or is quoted from the specification.
 */
const FORBIDDEN: Record<Language, [word: RegExp, except?: RegExp][]> = {
  el: [
    [/διακομιστ/i],
    [/προσχέδι/i],
    [/πρόγραμμα περιήγησης/i],
    [/γκισέ|νούμερο|φωνάζ/i],
    [/δημοσιευθ/i],
    [/ανελκυστήρ/i],
    [/ώρες λειτουργίας/i],
    [/άνθρωπος/i],
    [/εμφανιστήκ|δεν εμφανίστηκ/i],
    [/(δώσ|δοθ)\S* πίσω|επέστρεψαν τον/i],
    [
      /πήρατε σειρά|πάρτε σειρά|έχετε ήδη σειρά/i,
      /^booking\.take|^pages\.home|^mail\.(opening|freed)\.action/,
    ],
    [/αριθμοί \S+( \S+)? τελείωσαν|πλήρης/i],
    [/παύση/i, /^(carousels|display\.words|media)\./],
    [/οργανισμ/i],
    [/επιχείρησ/i, /^about\.addBusiness$/],
    [/ουρά/i, /^(about|blog|homes|pages\.(home|signUp)|pricing)\./],
    [/είστε (συν|απο)δεδεμέν/i],
  ],
  en: [
    [/\bwhoever\b/i],
    [/\bgood (for (a|an|\d)|until|once)\b/i],
    [/\bsign(ed|s|ing)?[ -](in|out)\b/i],
    [/\blogout\b/i],
    [/\bserver\b/i],
    [/\be-mail/i],
    [/\b(some|any|every)body\b/i],
    [/\bpress(es|ed)?\b/i, /^counter\.keys\./],
    [/\b(give|gave|given)\b.*\bback\b|call(ed)? off/i],
    [/\bgives\b|\bgiven out\b/i],
    [/\b(the|in|your) line\b/i, /^pages\.home\.(title|heroTitle)$/],
    [/\bclerk|\bowner/i, /^fields\.owner$/],
    [/\borganisation\b/i],
    [/\bpaus(e|ed)\b/i, /^(carousels|display\.words|media)\./],
    [/\bshow(ed)? up\b/i],
    [/waits? for (a|its) check/i],
    [/\bticket/i, /^tickets\.counters\./],
  ],
};

describe('the texts of the screens', () => {
  it('exist under the same keys in both languages, and are never empty', () => {
    expect([...screens.en.keys()].toSorted()).toEqual([...screens.el.keys()].toSorted());
    expect(screens.el.size).toBeGreaterThan(100);
    expect(matching([...screens.el, ...screens.en], /^\s*$/)).toEqual([]);
  });

  it('have both plural forms or none', () => {
    const alone = [...screens.el.keys()].filter((key) => {
      const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
      return form && !screens.el.has(`${stem}_${form === 'one' ? 'other' : 'one'}`);
    });
    expect(alone).toEqual([]);
  });

  it('keep the voice: no exclamation marks except in the heading from the specification', () => {
    const loud = matching([...screens.el, ...screens.en], /!/);
    expect(loud.filter((one) => !one.startsWith('pages.notFound.heading'))).toEqual([]);
  });
});

describe('the words of the product', () => {
  it('name the same values in both languages', () => {
    const english = new Map(product('en'));
    const differing = product('el')
      .filter(([key]) => !key.endsWith('_one'))
      .filter(([key, text]) => {
        const other = english.get(key) ?? '';
        return placeholders(text).join() !== placeholders(other).join();
      });
    expect(differing).toEqual([]);
  });

  it.each(languages)('say one thing by one word in %s', (language) => {
    const found = FORBIDDEN[language].flatMap(([word, except]) =>
      matching(
        product(language).filter(([key]) => !except?.test(key)),
        word,
      ),
    );
    expect(found).toEqual([]);
  });

  it('write minutes in words and use curly quotes', () => {
    expect(matching(everything, /′/)).toEqual([]);
    expect(matching(everything, /["']/)).toEqual([]);
  });

  it('keep a number together with its unit', () => {
    const unit = /[\d}] (MB|μ\.|χλμ\.|λεπτ|δευτ|%|(k?m|min|minutes?|seconds?|(mega)?pixels?)\b)/;
    expect(matching(everything, unit)).toEqual([]);
    expect(matching([...screens.el, ...screens.en], /(αριθμό[ςύ]?|number) \{\{rank/i)).toEqual([]);
  });
});
