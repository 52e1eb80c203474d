import { describe, expect, it } from 'vitest';
import { formatPrice } from './numbers.ts';
import { priceEndText, priceRangeText } from './prices.ts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it('formats a price in its own currency', () => {
  expect(plain(formatPrice(12.5, 'USD', 'el'))).toBe('12,50 $');
});

describe('price ranges', () => {
  it('are formatted without cents in both languages', () => {
    expect(plain(priceRangeText([0, 272], 'el'))).toMatch(/^0 ?[-–] ?272 €$/);
    expect(plain(priceRangeText([0, 272], 'en'))).toMatch(/^€0 ?[-–] ?€?272$/);
  });

  it('are open at the upper end', () => {
    expect(plain(priceEndText(500, 'el'))).toBe('500 €+');
    expect(plain(priceEndText(499, 'el'))).toBe('499 €');
    expect(plain(priceRangeText([20, 500], 'el'))).toMatch(/500 €\+$/);
  });

  it('with equal ends show one amount', () => {
    expect(plain(priceRangeText([20, 20], 'el'))).toBe('20 €');
  });
});
