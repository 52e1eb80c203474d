// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { sampleAuthors } from '#src/content/authors.ts';
import { PartnersSection } from '#src/pages/home-2/PartnersSection.tsx';
import { furnishDocument, show } from '#tests/dom.tsx';
import { AuthorCarousel } from '#src/pages/shared/sections/AuthorCarousel.tsx';

/** From which width of the window on how many cards fit, as the style sheet says it. */
const breakpoints = (children: ReactNode): Record<string, number> => {
  const row = show(children).querySelector('[aria-roledescription] ul')!;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return Object.fromEntries(
    rules
      .filter((rule) => rule instanceof CSSMediaRule)
      .flatMap(({ conditionText, cssRules }) =>
        [...cssRules]
          .filter((rule) => rule instanceof CSSStyleRule && row.matches(rule.selectorText))
          .map((rule) => [
            conditionText,
            Number((rule as CSSStyleRule).style.getPropertyValue('--per-view')),
          ]),
      ),
  );
};

furnishDocument();

describe('how many cards fit', () => {
  it('of the logos: 1, from 450 px on 2, from 600 on 3, from 1000 on 6', () => {
    expect(breakpoints(<PartnersSection />)).toEqual({
      '(min-width: 0px)': 1,
      '(min-width: 450px)': 2,
      '(min-width: 600px)': 3,
      '(min-width: 1000px)': 6,
    });
  });

  it('of the authors: 1 below 600 px, from there on 2, from 1000 on 3, from 1200 on 5', () => {
    expect(breakpoints(<AuthorCarousel label="Συντάκτες" authors={sampleAuthors} />)).toEqual({
      '(min-width: 0px)': 1,
      '(min-width: 450px)': 1,
      '(min-width: 600px)': 2,
      '(min-width: 1000px)': 3,
      '(min-width: 1200px)': 5,
    });
  });
});
