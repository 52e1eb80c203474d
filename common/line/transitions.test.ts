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
const called = { status: 'running', called_at: ago(1) } as const;
const left = { status: 'cancelled', cancelled_at: ago(5) } as const;
const missed = { status: 'aborted', status_reason: 'no_show', aborted_at: ago(5) } as const;
const person = (over: Partial<LineTicket>) => can(ticket(over), 'person', NOW);
const member = (over: Partial<LineTicket>) => can(ticket(over), 'member', NOW);

describe('actions of a holder', () => {
  it('cancel and let pass while waiting, three times, if somebody is behind', () => {
    expect(person({})).toEqual(['let_pass', 'cancel']);
    expect(person({ let_pass_count: 3 })).toEqual(['cancel']);
    expect(person({ anyone_behind: false })).toEqual(['cancel']);
    expect(person({ status_reason: 'undone' })).toEqual(['let_pass', 'cancel']);
  });

  it('undo a cancellation within a minute', () => {
    expect(person({ status: 'cancelled', cancelled_at: ago(60) })).toEqual(['undo']);
    expect(person({ status: 'cancelled', cancelled_at: ago(60.001) })).toEqual([]);
    expect(person({ status: 'cancelled' })).toEqual([]);
  });

  it('rejoin after a no-show, once, within the rejoin time', () => {
    const late = { ...missed, aborted_at: ago(600) };
    expect(person(late)).toEqual(['came_late']);
    expect(person({ ...late, aborted_at: ago(601) })).toEqual([]);
    expect(person({ ...late, came_late_at: ago(900) })).toEqual([]);
    expect(person({ ...late, status_reason: 'list_closed' })).toEqual([]);
  });

  it('exclude a return to a line that closed an hour ago without staff activity', () => {
    const closed = { ...left, closes_at: ago(3600) };
    expect(person(closed)).toEqual([]);
    expect(person({ ...closed, closes_at: ago(3599) })).toEqual(['undo']);
    expect(person({ ...closed, tended_at: ago(1799) })).toEqual(['undo']);
    expect(person({ ...closed, serving: true })).toEqual(['undo']);
    expect(person({ ...closed, closes_at: null, released_on: '2026-11-19' })).toEqual([]);
    expect(person({ ...missed, closes_at: ago(3600) })).toEqual([]);
  });

  it('exclude a return next to another number of the list, or without a free place', () => {
    for (const ended of [left, missed]) expect(person({ ...ended, has_another: true })).toEqual([]);
    expect(person({ ...left, has_room: false })).toEqual([]);
    expect(member({ ...missed, has_another: true })).toEqual([]);
    expect(person({ ...missed, has_room: false })).toEqual(['came_late']);
  });

  it('are empty during and after service', () => {
    expect(person({ status: 'running', called_at: ago(900) })).toEqual([]);
    expect(person({ status: 'processed' })).toEqual([]);
  });
});

describe('actions of a member', () => {
  it('serve a called person, and mark a no-show after the no-show time', () => {
    const serving = ['recall', 'done', 'return'];
    expect(member({ status: 'running', called_at: ago(179) })).toEqual(serving);
    expect(member({ status: 'running', called_at: ago(180) })).toEqual([...serving, 'no_show']);
  });

  it('are empty for a ticket that has ended, unless it may be restored', () => {
    for (const status of ['processed', 'aborted'] as const) expect(member({ status })).toEqual([]);
    for (const ended of [{ ...missed, aborted_at: null }, left]) {
      expect(member(ended)).toEqual(['restore']);
      expect(member({ ...ended, has_another: true })).toEqual([]);
      expect(member({ ...ended, closes_at: ago(3600) })).toEqual([]);
    }
  });

  it('transfer and park where there are other services', () => {
    expect(member({ in_hall: true })).toEqual(['call', 'transfer']);
    const here = ['recall', 'done', 'return', 'transfer', 'park'];
    expect(member({ ...called, in_hall: true })).toEqual(here);
  });

  it('record an arrival once, where the place does so', () => {
    expect(member({ ...called, may_arrive: true })).toContain('here');
    expect(member({ ...called, may_arrive: false })).not.toContain('here');
  });

  it('revert the last step within a minute, to the status before it', () => {
    const parked = {
      status_reason: 'parked',
      stepped_at: ago(60),
      stepped_from: 'running',
    } as const;
    expect(member(parked)).toEqual(['call', 'take_back']);
    expect(member({ ...parked, stepped_at: ago(60.001) })).toEqual(['call']);
    expect(member({ ...parked, stepped_at: null })).toEqual(['call']);
    const restored = { status_reason: 'restored', stepped_at: ago(1) } as const;
    expect(member({ ...restored, stepped_from: 'cancelled' })).toContain('take_back');
    expect(member({ ...restored, stepped_from: 'processed' })).not.toContain('take_back');
  });
});

describe('the table', () => {
  it('has each transition once', () => {
    const names = TRANSITIONS.map(({ from, fromReason, to, reason, who }) =>
      [from, fromReason, to, reason, who].join(),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('leads from served only back to the counter, by a member who undoes an end', () => {
    const found = TRANSITIONS.filter((transition) =>
      appliesTo(transition, { status: 'processed', status_reason: null }),
    );
    expect(found.map(({ action, who, to }) => [action, who, to])).toEqual([
      ['resume', 'member', 'running'],
    ]);
  });

  it('has one transition per action', () => {
    expect(transitionOf('undo')).toMatchObject({
      from: 'cancelled',
      to: 'scheduled',
      who: 'person',
    });
    expect(TRANSITIONS.filter(({ action }) => action === 'call')).toHaveLength(1);
  });
});
