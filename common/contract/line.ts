import { Type, type Static } from 'typebox';
import { Instant } from './common.ts';
import { Estimate } from './tickets.ts';

const Called = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  counter: Type.Union([Type.String(), Type.Null()]),
  called_at: Type.Union([Instant, Type.Null()]),
});

/** The line of an organisation on one day, as numbers only. */
export const Line = Type.Object(
  {
    status: Type.Enum(['open', 'paused', 'full', 'closed', 'none'], {
      description: 'Of the list to offer first; `none`: no numbers are given that day.',
    }),
    waiting: Type.Integer({ minimum: 0 }),
    now_serving: Type.Array(Called, { description: 'The last called first.' }),
    last_called: Type.Union([Called, Type.Null()]),
    message: Type.Union([Type.String(), Type.Null()]),
    estimate: Type.Union([Estimate, Type.Null()], {
      description: 'For who takes a number now.',
    }),
    updated_at: Instant,
  },
  { title: 'Line' },
);
export type Line = Static<typeof Line>;
