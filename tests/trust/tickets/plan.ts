import * as fc from 'fast-check';
import { HALL_ACTIONS, MEMBER_ACTIONS, type MemberAction } from '#common/contract/counter.ts';
import type { PersonAction } from '#common/contract/tickets.ts';
import type { HallStep } from './history.ts';

/** The next action of a person or counter. Numbers select from what exists at that time. */
export type Act =
  | { do: 'take'; person: number; list: number; key: number | null }
  | { do: 'mine'; person: number }
  | { do: 'look' }
  | { do: 'board' }
  | { do: 'walk_in'; list: number }
  | {
      do: 'call_next';
      clerk: number;
      /** Null: the whole line of a list. */
      list: number | null;
      line: number;
      counter: number;
      finish: 'processed' | 'no_show' | null;
      key: number | null;
    }
  | { do: 'hold'; ticket: number; action: PersonAction; people: number }
  | {
      do: 'serve';
      clerk: number;
      ticket: number;
      action: MemberAction;
      counter: number;
      /** Another ticket, called instead of a resumed one. */
      instead: number | null;
    }
  | { do: 'step'; clerk: number; ticket: number; action: HallStep; service: number }
  | { do: 'move'; ticket: number; to: 'running' | 'processed' | 'aborted' | 'cancelled' }
  | { do: 'rest'; ms: number };

/** One run: lists, number of people, and the actions of each concurrent worker. */
export interface Plan {
  capacities: (number | null)[];
  /** True if the lists are services of one line. Otherwise each list has its own day. */
  isOneLine: boolean;
  people: number;
  workers: Act[][];
}

const any = fc.nat({ max: 10_000 });

const HOLDS: PersonAction[] = ['cancel', 'cancel', 'undo', 'let_pass', 'let_pass', 'came_late'];
const STEPS: HallStep[] = [...HALL_ACTIONS, 'transfer', 'park', 'priority', 'priority', 'ordinary'];
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('take' as const),
      person: any,
      list: any,
      key: fc.option(fc.nat({ max: 2 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('mine' as const), person: any }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('board' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('walk_in' as const), list: any }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('call_next' as const),
      clerk: any,
      list: fc.option(any, { freq: 2 }),
      line: any,
      counter: any,
      finish: fc.constantFrom('processed', 'processed', 'no_show', null),
      key: fc.option(fc.nat({ max: 2 }), { freq: 2 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      ticket: any,
      action: fc.constantFrom(...HOLDS),
      people: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('serve' as const),
      clerk: any,
      ticket: any,
      action: fc.constantFrom<MemberAction>(...MEMBER_ACTIONS, 'resume'),
      counter: any,
      instead: fc.option(any),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      clerk: any,
      ticket: any,
      action: fc.constantFrom(...STEPS),
      service: any,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      ticket: any,
      to: fc.constantFrom('running', 'processed', 'aborted', 'cancelled', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rest' as const), ms: fc.nat({ max: 8 }) }) },
);

/** Runs with a few dozen to a few hundred requests. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  capacities: fc.array(fc.option(fc.integer({ min: 1, max: 7 })), { minLength: 1, maxLength: 3 }),
  isOneLine: fc.boolean(),
  people: fc.integer({ min: 2, max: 9 }),
  workers: fc.array(fc.array(act, { minLength: 6, maxLength: 16 }), {
    minLength: 6,
    maxLength: 14,
  }),
});
