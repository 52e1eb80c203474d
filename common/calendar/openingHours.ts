import { athensTime } from './athens.ts';

/** The opening hours of a week, as in the contract: 1 = Monday … 7 = Sunday, times as `HH:mm`. */
export type OpeningHours = { weekday: number; intervals: { from: string; to: string }[] }[];

/** Minutes since midnight of `HH:mm`; `24:00` is 1440. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The intervals of a weekday in minutes; one that runs past midnight ends above 1440. */
export function intervalsOf(hours: OpeningHours, weekday: number): [number, number][] {
  const day = hours.find((entry) => entry.weekday === weekday);
  return (day?.intervals ?? []).map(({ from, to }) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return [start, end <= start ? end + 1440 : end];
  });
}

/** Whether the place is open at an instant, by the clocks in Athens. */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const { weekday, minutes } = athensTime(instant);
  const within = (day: number, at: number) =>
    intervalsOf(hours, day).some(([from, to]) => from <= at && at < to);
  return within(weekday, minutes) || within(((weekday + 5) % 7) + 1, minutes + 1440);
}
