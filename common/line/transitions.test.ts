import { describe, expect, it } from 'vitest';
import { can, appliesTo, TRANSITIONS, transitionOf, type LineTicket } from './transitions.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const ticket = (over: Partial<LineTicket> = {}): LineTicket => ({
  status: 'scheduled',
  status_reason: null,
  called_at: null,
  cancelled_at: null,
  aborted_at: null,
  came_late_at: null,
  let_pass_count: 0,
  anyone_behind: true,
  has_room: true,
  has_another: false,
  patience_seconds: 180,
  grace_seconds: 600,
  released_on: '2026-11-20',
  closes_at: null,
  tended_at: null,
  serving: false,
  ...over,
});
const person = (over: Partial<LineTicket>) => can(ticket(over), 'person', NOW);
const member = (over: Partial<LineTicket>) => can(ticket(over), 'member', NOW);

describe('what a holder can do', () => {
  it('is to leave and to let others pass while waiting, three times, while somebody is behind', () => {
    expect(person({})).toEqual(['let_pass', 'cancel']);
    expect(person({ let_pass_count: 3 })).toEqual(['cancel']);
    expect(person({ anyone_behind: false })).toEqual(['cancel']);
    expect(person({ status_reason: 'undone' })).toEqual(['let_pass', 'cancel']);
  });

  it('is to come back within a minute of leaving', () => {
    expect(person({ status: 'cancelled', cancelled_at: ago(60) })).toEqual(['undo']);
    expect(person({ status: 'cancelled', cancelled_at: ago(60.001) })).toEqual([]);
    expect(person({ status: 'cancelled' })).toEqual([]);
  });

  it('is to come late once, within the grace, after not having come', () => {
    const late = { status: 'aborted', status_reason: 'no_show', aborted_at: ago(600) } as const;
    expect(person(late)).toEqual(['came_late']);
    expect(person({ ...late, aborted_at: ago(601) })).toEqual([]);
    expect(person({ ...late, came_late_at: ago(900) })).toEqual([]);
    expect(person({ ...late, status_reason: 'list_closed' })).toEqual([]);
  });

  it('is not to come back to a line that closed an hour ago and is no longer tended', () => {
    const closed = { status: 'cancelled', cancelled_at: ago(5), closes_at: ago(3600) } as const;
    expect(person(closed)).toEqual([]);
    expect(person({ ...closed, closes_at: ago(3599) })).toEqual(['undo']);
    expect(person({ ...closed, tended_at: ago(1799) })).toEqual(['undo']);
    expect(person({ ...closed, serving: true })).toEqual(['undo']);
    expect(person({ ...closed, closes_at: null, released_on: '2026-11-19' })).toEqual([]);
    const missed = { status: 'aborted', status_reason: 'no_show', aborted_at: ago(5) } as const;
    expect(person({ ...missed, closes_at: ago(3600) })).toEqual([]);
  });

  it('is not to come back beside another number of the list, nor without a free place', () => {
    const left = { status: 'cancelled', cancelled_at: ago(5) } as const;
    const missed = { status: 'aborted', status_reason: 'no_show', aborted_at: ago(5) } as const;
    for (const ended of [left, missed]) expect(person({ ...ended, has_another: true })).toEqual([]);
    expect(member({ ...missed, has_another: true })).toEqual([]);
    expect(person({ ...left, has_room: false })).toEqual([]);
    expect(person({ ...missed, has_room: false })).toEqual(['came_late']);
  });

  it('is nothing while being served, or afterwards', () => {
    expect(person({ status: 'running', called_at: ago(900) })).toEqual([]);
    expect(person({ status: 'processed' })).toEqual([]);
  });
});

describe('what a member can do', () => {
  it('is to call people who are waiting', () => {
    expect(member({})).toEqual(['call']);
  });

  it('is to serve who was called, and to give up on them after the patience of the place', () => {
    expect(member({ status: 'running', called_at: ago(179) })).toEqual([
      'recall',
      'done',
      'return',
    ]);
    expect(member({ status: 'running', called_at: ago(180) })).toEqual([
      'recall', 'done', 'return', 'no_show',
    ]); // prettier-ignore
  });

  it('is nothing with a ticket that has ended', () => {
    for (const status of ['processed', 'aborted', 'cancelled'] as const) {
      expect(member({ status })).toEqual([]);
    }
  });
});

describe('the table', () => {
  it('has each transition once', () => {
    const names = TRANSITIONS.map(({ from, to, reason, who }) => [from, to, reason, who].join());
    expect(new Set(names).size).toBe(names.length);
  });

  it('leads from served back to the counter alone, by whoever takes back a press', () => {
    const found = TRANSITIONS.filter((transition) =>
      appliesTo(transition, { status: 'processed', status_reason: null }),
    );
    expect(found.map(({ action, who, to }) => [action, who, to])).toEqual([
      ['resume', 'member', 'running'],
    ]);
  });

  it('has one transition for each action', () => {
    expect(transitionOf('undo')).toMatchObject({
      from: 'cancelled',
      to: 'scheduled',
      who: 'person',
    });
    expect(TRANSITIONS.filter(({ action }) => action === 'call')).toHaveLength(1);
  });
});
