import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

const waiting = {
  status: 'scheduled',
  peopleAhead: 17,
  calledFrom: '2026-03-16T15:29:00+02:00',
  today: '2026-03-16',
  isOnWay: false,
};

it('is at home until the person leaves, or two people are ahead', () => {
  expect(momentOf(waiting)).toBe('home');
  expect(momentOf({ ...waiting, peopleAhead: 3 })).toBe('home');
  expect(momentOf({ ...waiting, peopleAhead: 2 })).toBe('way');
  expect(momentOf({ ...waiting, isOnWay: true })).toBe('way');
});

it('shows the number if the time is unknown or of another day', () => {
  expect(momentOf({ ...waiting, calledFrom: null })).toBe('way');
  expect(momentOf({ ...waiting, today: '2026-03-15' })).toBe('way');
  expect(momentOf({ ...waiting, peopleAhead: null })).toBe('home');
});

it('is the call while a visit lasts, and over after it', () => {
  expect(momentOf({ ...waiting, status: 'running' })).toBe('called');
  expect(momentOf({ ...waiting, status: 'processed' })).toBe('over');
});
