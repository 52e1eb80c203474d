import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

const waiting = {
  status: 'scheduled',
  peopleAhead: 17,
  calledFrom: '2026-03-16T15:29:00+02:00',
  dueDate: '2026-03-16',
  today: '2026-03-16',
  isOnWay: false,
};
const midnight = { calledFrom: '2026-03-17T00:20:00+02:00' };

it.each<[string, Partial<Parameters<typeof momentOf>[0]>, string]>([
  ['with many people ahead', {}, 'home'],
  ['with three people ahead', { peopleAhead: 3 }, 'home'],
  ['with two people ahead', { peopleAhead: 2 }, 'way'],
  ['of a person who left home', { isOnWay: true }, 'way'],
  ['without a time', { calledFrom: null }, 'way'],
  ['of a later day', { today: '2026-03-15' }, 'way'],
  ['without a number of people', { peopleAhead: null }, 'home'],
  ['before a call after midnight', midnight, 'home'],
  ['after midnight', { ...midnight, today: '2026-03-17' }, 'home'],
  ['during the visit', { status: 'running' }, 'called'],
  ['after the visit', { status: 'processed' }, 'over'],
])('a ticket %s %j is at the moment %s', (_when, change, moment) => {
  expect(momentOf({ ...waiting, ...change })).toBe(moment);
});
