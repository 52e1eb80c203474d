import { describe, expect, it, vi } from 'vitest';
import { wrongIn } from '#tests/validation.ts';
import { checkoutSchema } from './checkout.ts';

const wrong = (values: object) => wrongIn(checkoutSchema, values);

const person = {
  first_name: 'Νεφέλη',
  last_name: 'Οικονόμου',
  email: 'nefeli@example.gr',
  phone: '',
  payment: 'bank',
  card: { name: '', number: '', month: '', year: '', cvv: '' },
  terms: true,
};
const card = {
  name: 'NEFELI OIKONOMOU',
  number: '4111 1111 1111 1111',
  month: '03',
  year: '2026',
  cvv: '123',
};

describe('checkoutSchema', () => {
  it('requires a name and an e-mail address, but no phone number or terms', () => {
    expect(wrong(person)).toEqual({});
    expect(wrong({ ...person, terms: false })).toEqual({});
    expect(wrong({ ...person, first_name: ' ', last_name: '', email: 'x' })).toEqual({
      first_name: 'firstNameRequired',
      last_name: 'lastNameRequired',
      email: 'emailInvalid',
    });
    expect(wrong({ ...person, phone: 'call me' })).toEqual({ phone: 'phoneInvalid' });
  });

  it('requires card details only for payment by card', () => {
    vi.setSystemTime('2026-03-16');
    expect(wrong({ ...person, payment: 'paypal' })).toEqual({});
    expect(wrong({ ...person, payment: 'card' })).toEqual({
      'card.name': 'required',
      'card.number': 'required',
      'card.month': 'required',
      'card.year': 'required',
      'card.cvv': 'required',
    });
    expect(wrong({ ...person, payment: 'card', card })).toEqual({});
  });

  it('rejects an expired card', () => {
    vi.setSystemTime('2026-03-16');
    const on = (month: string, year: string) =>
      wrong({ ...person, payment: 'card', card: { ...card, month, year } });
    expect(on('3', '2026')).toEqual({});
    expect(on('02', '2026')).toEqual({ 'card.year': 'cardExpired' });
    expect(on('12', '2025')).toEqual({ 'card.year': 'cardExpired' });
    expect(on('13', '2026')).toEqual({ 'card.month': 'cardMonthInvalid' });
    expect(on('03', '26')).toEqual({ 'card.year': 'cardYearInvalid' });
  });

  it('validates the card number and the CVV', () => {
    const withCard = (over: object) =>
      wrong({ ...person, payment: 'card', card: { ...card, year: '2099', ...over } });
    for (const good of ['4111111111111111', '5500-0000-0000-0004', '340000000000009'])
      expect(withCard({ number: good })).toEqual({});
    for (const bad of ['4111111111111112', '4111', 'abcd', '41111111111111111111'])
      expect(withCard({ number: bad })).toEqual({ 'card.number': 'cardNumberInvalid' });
    expect(withCard({ cvv: '12' })).toEqual({ 'card.cvv': 'cardCvvInvalid' });
  });
});
