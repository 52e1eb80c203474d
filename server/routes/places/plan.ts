import {
  type PlanPayload,
  getPlan,
  savePlan as savePlanCall,
} from '#common/contract/places/plan.ts';
import { normalHours } from '#common/calendar/hoursRules.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import type { App } from '#server/context.ts';
import { type Faults, refuseFaults, numberFault, tidy } from '#server/lib/fieldProblems.ts';
import { weeklyFaults } from '#server/lib/hoursFaults.ts';
import { route } from '#server/plugins/route.ts';
import { counterNames } from '#server/repositories/members/members.ts';
import { planOf, savePlan } from '#server/repositories/places/plan.ts';
import { planningOf } from './planning.ts';

/** @param all the names of all counters, after empty ones got defaults */
const nameFaults = (names: string[], all: string[]): Faults =>
  Object.fromEntries(
    names.map((name, index) => [
      `counter_names.${index}`,
      name !== '' && all.filter((other) => other === name).length > 1
        ? { key: 'name_twice' }
        : null,
    ]),
  );

/**
 * Validates a plan. Faults name hours by weekday, 1 = Monday.
 * @param word the default counter name, which a number follows
 */
function planFaults(plan: PlanPayload, word: string): Faults {
  const { counter_names: names = [] } = plan;
  const counters = Math.min(plan.counters, PLAN_LIMITS.counters);
  return {
    ...weeklyFaults(plan.hours ?? []),
    numbers_a_day: numberFault(plan.numbers_a_day, 0, PLAN_LIMITS.numbersADay),
    ...nameFaults(names, counterNames({ counters, counter_name: word, counter_names: names })),
    counters: numberFault(plan.counters, 1, PLAN_LIMITS.counters),
    minutes: numberFault(plan.minutes, 1, PLAN_LIMITS.minutes),
    days_ahead: numberFault(plan.days_ahead, 1, PLAN_LIMITS.daysAhead),
    door_share: numberFault(plan.door_share ?? null, 0, 100),
    door_until_minutes: numberFault(plan.door_until_minutes ?? null, 0, 1440),
  };
}

/** The plan of a place. */
export default async function planRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db } = context;
  const planning = planningOf(app.context);

  route(app, getPlan, {
    access: 'owner',
    summary: 'Returns the plan of a place and its days from today',
    handler: async (request) => planOf(db, planning(request)),
  });

  route(app, savePlanCall, {
    access: 'owner',
    changes: 'place',
    summary: 'Sets the plan of a place',
    description:
      'Applies to all lists from today on. Nobody loses a number: no list shrinks below ' +
      'its current tickets, and a list that leaves the plan keeps its tickets and only ' +
      'stops issuing numbers. 422 names every invalid field, e.g. `hours.6.0.to` for the ' +
      'end of the first interval on Saturdays.',
    handler: async (request) => {
      const by = planning(request);
      const plan = {
        ...request.body,
        counter_names: request.body.counter_names
          ?.slice(0, Math.max(0, request.body.counters))
          .map(tidy),
      };
      refuseFaults(request, planFaults(plan, by.place.counter_name));
      return savePlan(db, by, { ...plan, hours: plan.hours && normalHours(plan.hours) });
    },
  });
}
