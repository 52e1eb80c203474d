import { expect, it } from 'vitest';
import { wrongIn } from '#tests/validation.ts';
import { planSchema } from './plan.ts';

const plan = (from: string, to: string, others = {}) => ({
  as_open: false,
  counters: '3',
  minutes: '8',
  days_ahead: '35',
  hours: { '1': [{ from, to }] },
  ...others,
});

const wrong = (values: object) => Object.keys(wrongIn(planSchema, values));

it('takes times as people type them', () => {
  expect(planSchema.cast(plan('9', '24')).hours).toMatchObject(plan('09:00', '24:00').hours);
});

it('refuses what is out of bounds', () => {
  expect(wrong(plan('8', '14:30'))).toEqual([]);
  expect(wrong(plan('1530', '14:30'))).toEqual(['hours.1[0].to']);
  expect(wrong(plan('8', '14:30', { days_ahead: '61' }))).toEqual(['days_ahead']);
  expect(wrong(plan('8', '14:30', { patience: '31' }))).toEqual(['patience']);
});
