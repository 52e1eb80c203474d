import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { furnishDocument, show } from '#tests/dom.tsx';
import { ShowAtCounter } from './ShowAtCounter.tsx';

furnishDocument();

/** All style rules of the page, including nested ones. */
const rulesOf = (list: CSSRuleList): CSSStyleRule[] =>
  [...list].flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? [rule]
      : 'cssRules' in rule
        ? rulesOf(rule.cssRules as CSSRuleList)
        : [],
  );

it('keeps its button black on white on hover in both schemes', async () => {
  show(<ShowAtCounter open rank={42} title="ΚΕΠ" link={null} />);
  const classes = [...(await screen.findByRole('button')).classList];
  const hovered = [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(
      ({ selectorText, style }) =>
        style.backgroundColor !== '' &&
        classes.some((one) => selectorText.includes(`.${one}:hover`)),
    );
  expect(hovered.at(-1)?.style.color).toBe('rgb(0, 0, 0)');
  expect(hovered.at(-1)?.style.backgroundColor).toBe('rgb(255, 255, 255)');
});
