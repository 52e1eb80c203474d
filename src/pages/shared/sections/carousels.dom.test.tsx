import { expect, it } from 'vitest';
import { PartnersSection } from '#src/pages/home-2/PartnersSection.tsx';
import { furnishDocument, show } from '#tests/dom.tsx';

furnishDocument();

it('shows one logo, two from 450 px on, three from 600 px on and six from 1000 px on', () => {
  const row = show(<PartnersSection />).querySelector('[aria-roledescription] ul')!;
  const perView = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ conditionText, cssRules }) =>
      [...cssRules]
        .filter((rule) => rule instanceof CSSStyleRule && row.matches(rule.selectorText))
        .map((rule) => [
          conditionText,
          (rule as CSSStyleRule).style.getPropertyValue('--per-view'),
        ]),
    );
  expect(Object.fromEntries(perView)).toEqual({
    '(min-width: 0px)': '1',
    '(min-width: 450px)': '2',
    '(min-width: 600px)': '3',
    '(min-width: 1000px)': '6',
  });
});
