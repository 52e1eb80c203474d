import { expect, it } from 'vitest';
import { serviceIn, serviceOf } from './serviceIn.ts';

const lists = [
  { service: 'Διαβατήρια', serviceEn: 'Passports', details: { code: 'srv_b' } },
  { service: 'Άδειες', serviceEn: null, details: { code: 'srv_c' } },
];
const named = (code: string) => ({ code, name: 'Από την απάντηση' });

it('names a service in English only if it has an English name', () => {
  expect(lists.map((list) => serviceIn(list, 'en-GB'))).toEqual(['Passports', 'Άδειες']);
  expect(lists.map((list) => serviceIn(list, 'el'))).toEqual(['Διαβατήρια', 'Άδειες']);
});

it('names the service of a ticket as its list, or as the ticket does', () => {
  expect(serviceOf(lists, named('srv_b'), 'en')).toBe('Passports');
  expect(serviceOf(lists, named('srv_x'), 'en')).toBe('Από την απάντηση');
  expect(serviceOf(lists, null, 'en')).toBeUndefined();
});
