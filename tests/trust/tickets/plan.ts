import * as fc from 'fast-check';
import { HALL_ACTIONS, MEMBER_ACTIONS, type MemberAction } from '#common/contract/counter.ts';
import type { PersonAction } from '#common/contract/tickets.ts';
import type { HallStep } from './history.ts';

const any = fc.nat({ max: 10_000 });
const key = fc.option(fc.nat({ max: 2 }));

const HOLDS: PersonAction[] = ['cancel', 'cancel', 'undo', 'let_pass', 'let_pass', 'came_late'];
const STEPS: HallStep[] = [...HALL_ACTIONS, 'transfer', 'park', 'priority', 'priority', 'ordinary'];

/** The actions of people and counters, how often they happen, and what they do it with. */
const ACTS = {
  take: [8, { person: any, list: any, key }],
  mine: [4, { person: any }],
  look: [5, {}],
  board: [2, {}],
  walk_in: [1, { list: any }],
  call_next: [
    6,
    {
      clerk: any,
      /** Null: the whole line of a list. */
      list: fc.option(any, { freq: 2 }),
      line: any,
      counter: any,
      finish: fc.constantFrom('processed', 'processed', 'no_show', null),
      key: fc.option(fc.nat({ max: 2 }), { freq: 2 }),
    },
  ],
  hold: [
    8,
    { ticket: any, action: fc.constantFrom(...HOLDS), people: fc.integer({ min: 1, max: 3 }) },
  ],
  serve: [
    4,
    {
      clerk: any,
      ticket: any,
      action: fc.constantFrom<MemberAction>(...MEMBER_ACTIONS, 'resume'),
      counter: any,
      /** Another ticket, called instead of a resumed one. */
      instead: fc.option(any),
    },
  ],
  step: [6, { clerk: any, ticket: any, action: fc.constantFrom(...STEPS), service: any }],
  move: [
    2,
    {
      ticket: any,
      to: fc.constantFrom('running', 'processed', 'aborted', 'cancelled', 'cancelled'),
    },
  ],
  rest: [1, { ms: fc.nat({ max: 8 }) }],
} as const;

type Acts = typeof ACTS;
type Drawn<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends fc.Arbitrary<infer Value> ? Value : never;
};

/** The next action of a person or counter. Numbers select from what exists at that time. */
export type Act = { [Do in keyof Acts]: { do: Do } & Drawn<Acts[Do][1]> }[keyof Acts];

const act = fc.oneof(
  ...Object.entries(ACTS).map(([name, [weight, fields]]) => ({
    weight,
    arbitrary: fc.record({ do: fc.constant(name), ...fields }) as fc.Arbitrary<unknown>,
  })),
) as fc.Arbitrary<Act>;

/** Runs with a few dozen to a few hundred requests. */
export const plans = fc.record({
  capacities: fc.array(fc.option(fc.integer({ min: 1, max: 7 })), { minLength: 1, maxLength: 3 }),
  /** True if the lists are services of one line. Otherwise each list has its own day. */
  isOneLine: fc.boolean(),
  people: fc.integer({ min: 2, max: 9 }),
  /** The actions of each concurrent worker. */
  workers: fc.array(fc.array(act, { minLength: 6, maxLength: 16 }), {
    minLength: 6,
    maxLength: 14,
  }),
});

/** One run: lists, number of people, and the actions of each concurrent worker. */
export type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;
