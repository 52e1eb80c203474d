import { describe, expect, it } from 'vitest';
import { endsNextDay, intervalFaults, normalIntervals, weekFaults } from './hoursRules.ts';

const intervals = (...texts: string[]) =>
  texts.map((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from, to };
  });
const said = (faults: { path: string; key: string }[]) =>
  faults.map(({ path, key }) => `${path} ${key}`);

describe('the hours of a day', () => {
  it.each([
    [['09:00-14:00', '17:30-20:30']],
    [['17:30-20:30', '09:00-14:00']],
    [['09:00-14:00', '14:00-20:30']],
    [['20:00-02:00']],
    [['09:00-14:00', '20:00-02:00']],
    [['00:00-24:00']],
    [['00:00-00:00']],
    [['18:00-00:00']],
  ])('may be %j', (texts) => expect(intervalFaults(intervals(...texts))).toEqual([]));

  it.each([
    [['09:00-09:00'], ['0.to time_same']],
    [['9:00-25:00'], ['0.from time_invalid', '0.to time_invalid']],
    [['24:00-02:00'], ['0.from time_invalid']],
    [['09:00-'], ['0.to time_invalid']],
    [['09:00-13:00', '12:59-15:00'], ['1.from time_overlap']],
    [['13:00-15:00', '09:00-13:01'], ['0.from time_overlap']],
    [['20:00-02:00', '23:00-23:30'], ['1.from time_overlap']],
    [
      ['08:00-20:00', '09:00-10:00', '11:00-12:00'],
      ['1.from time_overlap', '2.from time_overlap'],
    ],
    [Array.from({ length: 7 }, (_, n) => `0${n}:00-0${n}:30`), ['6.from too_many_intervals']],
  ])('are rejected for %j', (texts, faults) =>
    expect(said(intervalFaults(intervals(...texts)))).toEqual(faults),
  );

  it('do not overlap with those of the adjacent days', () => {
    const late = intervals('20:00-02:00');
    expect(said(intervalFaults(intervals('01:00-03:00'), { before: late }))).toEqual([
      '0.from time_overlap',
    ]);
    expect(said(intervalFaults(late, { after: intervals('10:00-12:00', '01:59-03:00') }))).toEqual([
      '0.to time_overlap',
    ]);
    const fits = { before: late, after: intervals('02:00-03:00') };
    expect(intervalFaults(intervals('02:00-03:00', '20:00-02:00'), fits)).toEqual([]);
  });
});

it('rejects weekly hours that run into those of the next weekday', () => {
  const sundayNight = { weekday: 7, intervals: intervals('20:00-09:00') };
  const monday = (from: string) => ({ weekday: 1, intervals: intervals(`${from}-14:00`) });
  expect(said(weekFaults([monday('08:30'), sundayNight]))).toEqual(['7.0.to time_overlap']);
  expect(weekFaults([monday('09:00'), sundayNight])).toEqual([]);
});

describe('on a date on which the clocks skip 03:00 to 04:00', () => {
  it.each([
    ['2027-03-28', '01:00-03:30', ['0.to time_skipped']],
    ['2027-03-28', '03:30-05:00', ['0.from time_skipped']],
    ['2027-03-28', '01:00-03:00', []],
    ['2027-03-28', '01:00-04:00', []],
    ['2027-03-27', '20:00-03:30', ['0.to time_skipped']],
    ['2027-03-28', '20:00-03:30', []],
    ['2027-10-31', '01:00-03:30', []],
  ])('%s %s: %j', (date, text, faults) =>
    expect(said(intervalFaults(intervals(text), { date }))).toEqual(faults),
  );
});

it('stores intervals in order, and midnight as 24:00', () => {
  expect(normalIntervals(intervals('17:00-00:00', '09:00-14:00'))).toEqual(
    intervals('09:00-14:00', '17:00-24:00'),
  );
});

it('an interval ends on the next day if its end is not later than its start', () => {
  const isNext = (text: string) => endsNextDay(intervals(text)[0]!);
  const all = ['20:00-02:00', '20:00-24:00', '20:00-00:00', '20:00-', '9-02:00'];
  expect(all.filter(isNext)).toEqual(['20:00-02:00']);
});
