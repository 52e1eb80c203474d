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

it('is at home until the person leaves, or two people are ahead', () => {
  expect(momentOf(waiting)).toBe('home');
  expect(momentOf({ ...waiting, peopleAhead: 3 })).toBe('home');
  expect(momentOf({ ...waiting, peopleAhead: 2 })).toBe('way');
  expect(momentOf({ ...waiting, isOnWay: true })).toBe('way');
});

it('shows the number if the time is unknown or of a later day', () => {
  expect(momentOf({ ...waiting, calledFrom: null })).toBe('way');
  expect(momentOf({ ...waiting, today: '2026-03-15' })).toBe('way');
  expect(momentOf({ ...waiting, peopleAhead: null })).toBe('home');
});

it('is at home for a call after midnight', () => {
  const late = { ...waiting, calledFrom: '2026-03-17T00:20:00+02:00' };
  expect(momentOf(late)).toBe('home');
  expect(momentOf({ ...late, today: '2026-03-17' })).toBe('home');
});

it('is the call while a visit lasts, and over after it', () => {
  expect(momentOf({ ...waiting, status: 'running' })).toBe('called');
  expect(momentOf({ ...waiting, status: 'processed' })).toBe('over');
});
