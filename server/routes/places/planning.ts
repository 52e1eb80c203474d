import type { Context } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import type { Granted } from '#server/plugins/access.ts';
import type { Planning } from '#server/repositories/places/plan.ts';

/** The person, place and time of a change, from the request of an owner. */
export const planningOf =
  ({ clock }: Pick<Context, 'clock'>) =>
  ({ place, user }: Granted['owner']): Planning => ({
    place,
    userId: user.id,
    now: clock.now(),
    today: today(clock),
  });
