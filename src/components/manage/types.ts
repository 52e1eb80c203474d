import type { Interval } from '#common/line/plan.ts';

/** A date of a place's plan, with its list if there is one. */
export interface ManagedDay {
  /** `YYYY-MM-DD`. */
  date: string;
  holiday: boolean;
  /** When numbers are given; empty: never. */
  intervals: readonly Interval[];
  state: 'open' | 'paused' | 'full' | 'closed' | 'none';
  capacity: number | null;
  issued: number;
  waiting: number;
  /** The plan gives no numbers on this date, but people hold some. */
  outside: boolean;
  /** How it differs from the plan. */
  byHand: {
    closed: boolean;
    reason: string | null;
    intervals: readonly Interval[] | null;
    numbers: number | null;
  } | null;
}

/** Somebody who serves at a place or runs it. */
export interface ManagedMember {
  code: string;
  name: string;
  email: string | null;
  role: 'clerk' | 'owner';
}

/** Somebody who was invited and has not answered. */
export interface ManagedInvitation {
  code: string;
  email: string;
  role: 'clerk' | 'owner';
  isExpired: boolean;
  /** ISO 8601. */
  expiresAt: string;
}

/** A device at the door of a place. */
export interface ManagedDevice {
  code: string;
  name: string;
  /** When it last spoke to the server, as ISO 8601; null: never. */
  seenAt: string | null;
}
