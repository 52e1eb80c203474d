import { expect, it } from 'vitest';
import { wrongIn } from '#tests/validation.ts';
import { hoursByWeekday, planSchema } from './plan.ts';

const plan = (from: string, to: string, others = {}) => ({
  as_open: false,
  counters: '3',
  minutes: '8',
  days_ahead: '35',
  hours: { '1': [{ from, to }] },
  ...others,
});

const wrong = (values: object) => Object.keys(wrongIn(planSchema, values));

it('accepts common ways to write a time', () => {
  expect(planSchema.cast(plan('9', '24')).hours).toMatchObject(plan('09:00', '24:00').hours);
  expect(planSchema.cast(plan('18', '0')).hours).toMatchObject(plan('18:00', '24:00').hours);
});

it('rejects values out of range', () => {
  expect(wrong(plan('8', '14:30'))).toEqual([]);
  expect(wrong(plan('1430', '14:30'))).toEqual(['hours.1.0.to']);
  expect(wrong(plan('8', '14:30', { days_ahead: '61' }))).toEqual(['days_ahead']);
  expect(wrong(plan('8', '14:30', { patience: '31' }))).toEqual(['patience']);
});

it('accepts hours past midnight and rejects hours that overlap the next weekday', () => {
  const week = [{ weekday: 7, intervals: [{ from: '20:00', to: '02:00' }] }];
  const hours = { ...hoursByWeekday(week), '1': [{ from: '02:00', to: '04:00' }] };
  expect(hours['7']).toEqual(week[0]!.intervals);
  expect(wrong(plan('', '', { hours }))).toEqual([]);
  hours['1'] = [{ from: '1', to: '04:00' }];
  expect(wrong(plan('', '', { hours }))).toEqual(['hours.7.0.to']);
});
