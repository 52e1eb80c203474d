import { boolean, object, string, type InferType } from 'yup';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { email, message, optionalPhone, personName, requiredText } from './rules.ts';

/** Payment methods in order. Source: section 2 of the specification. */
export const paymentMethods = ['bank', 'card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Returns true if a card number passes the Luhn check, ignoring spaces and dashes. */
const isCardNumber = (text: string): boolean => {
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

const card = object({
  name: personName('required'),
  number: requiredText().test('luhn', message('cardNumberInvalid'), isCardNumber),
  month: requiredText().matches(month, { message: message('cardMonthInvalid') }),
  year: requiredText()
    .matches(fourDigits, { message: message('cardYearInvalid') })
    .test('valid', message('cardExpired'), (year, { parent }) => {
      const { month: of } = parent as { month?: string };
      if (!fourDigits.test(year)) return true;
      const ends = month.test(of ?? '') ? (of ?? '').padStart(2, '0') : '12';
      return `${year}-${ends}` >= serverToday().slice(0, 7);
    }),
  cvv: requiredText().matches(/^\d{3,4}$/, { message: message('cardCvvInvalid') }),
});

export const noCard = { name: '', number: '', month: '', year: '', cvv: '' };

/** The rules of a booking. Card details are validated only for payment by card. */
export const checkoutSchema = object({
  first_name: personName('firstNameRequired'),
  last_name: personName('lastNameRequired'),
  email: email(),
  phone: optionalPhone(),
  payment: string<PaymentMethod>().default('bank').required(message('chooseOne')),
  card: card.when('payment', ([payment], rules) =>
    payment === 'card' ? rules : object().default(noCard),
  ),
  // Optional. Source: section 5 of the specification.
  terms: boolean().default(false),
});

/** Card details never leave the form. */
export type CheckoutValues = InferType<typeof checkoutSchema>;
