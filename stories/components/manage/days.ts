import { addDays, daysBetween } from '#common/calendar/days.ts';
import { PlanResponse } from '#common/contract/places/plan.ts';
import { readResponse } from '#src/api/transport/response.ts';
import type { ManagedDay } from '#src/components/manage/DayList.tsx';
import { buildPlan } from '#src/mocks/manage.ts';

/** The days of the sample plan, from Monday 16 March on. */
export const { days: plannedDays } = readResponse(PlanResponse, buildPlan());
const [plain] = plannedDays;

/** Own changes of the sample: a closed range, a duty night and a day with fewer numbers. */
const OWN: Record<string, ManagedDay['byHand']> = {
  '2026-04-07': { closed: false, reason: null, intervals: null, numbers: 60, duty: false },
  '2026-04-08': {
    closed: false,
    reason: null,
    intervals: [
      { from: '08:00', to: '14:30' },
      { from: '20:00', to: '08:00' },
    ],
    numbers: null,
    duty: true,
  },
  ...Object.fromEntries(
    Array.from({ length: 4 }, (_, n) => [
      addDays('2026-04-21', n),
      { closed: true, reason: 'Ανακαίνιση του χώρου', intervals: null, numbers: null, duty: false },
    ]),
  ),
};

/** Days of the sample plan in a range, with the owner's changes. */
export const planDays = (from: string, to: string): ManagedDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n)).map((date) => {
    const known = plannedDays.find((day) => day.date === date) ?? { ...plain!, date, waiting: 0 };
    const byHand = OWN[date];
    return byHand ? { ...known, byHand, waiting: date === '2026-04-21' ? 3 : 0 } : known;
  });
