import { boolean, object, string } from 'yup';
import { todayInAthens } from '#common/calendar/athens.ts';
import { message } from './messages.ts';
import { email, optionalPhone, personName, requiredText } from './rules.ts';

/** The ways to pay, in order. Source: section 2 of the specification. */
export const paymentMethods = ['bank', 'card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A card's details; they never leave the form. */
export interface CardFields {
  name: string;
  number: string;
  month: string;
  year: string;
  cvv: string;
}

/** The values that the booking form submits, without card details. */
export interface CheckoutValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  payment: PaymentMethod;
  terms: boolean;
}

/** Whether a card number passes the Luhn check, ignoring spaces and dashes. */
export const isCardNumber = (text: string): boolean => {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const month = /^(0?[1-9]|1[0-2])$/;
const fourDigits = /^\d{4}$/;

const cardOn = (today: () => string) =>
  object({
    name: personName('required'),
    number: requiredText().test('luhn', message('cardNumberInvalid'), isCardNumber),
    month: requiredText().matches(month, { message: message('cardMonthInvalid') }),
    year: requiredText()
      .matches(fourDigits, { message: message('cardYearInvalid') })
      .test('valid', message('cardExpired'), (year, { parent }) => {
        const { month: of } = parent as Partial<CardFields>;
        if (!fourDigits.test(year)) return true;
        const ends = month.test(of ?? '') ? (of ?? '').padStart(2, '0') : '12';
        return `${year}-${ends}` >= today().slice(0, 7);
      }),
    cvv: requiredText().matches(/^\d{3,4}$/, { message: message('cardCvvInvalid') }),
  });

/** The rules of a booking on a given day; the card matters only when chosen. */
export const checkoutSchemaOn = (today: () => string) =>
  object({
    first_name: personName('firstNameRequired'),
    last_name: personName('lastNameRequired'),
    email: email(),
    phone: optionalPhone(),
    payment: string().oneOf([...paymentMethods], message('chooseOne')),
    card: object().when('payment', ([payment]) => (payment === 'card' ? cardOn(today) : object())),
    // Beside 'confirm Order' and not enforced. Source: section 5 of the specification.
    terms: boolean(),
  });

/** The rules of a booking. */
export const checkoutSchema = checkoutSchemaOn(() => todayInAthens());
