/** The instant of every story, unless `parameters.now` sets another. */
const storyNow = '2026-03-16T09:30:00+02:00';

const RealDate = globalThis.Date;
let now = RealDate.parse(storyNow);

/** A frozen `Date`. Timers and animation frames continue. */
const StillDate = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as object,
  apply: () => new RealDate(now).toString(),
  get: (target, key, receiver) =>
    key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
});

/** Freezes the date, so that a story shows the same day whenever it is opened. */
export const stopClock = (instant: string = storyNow): void => {
  now = RealDate.parse(instant);
  globalThis.Date = StillDate;
};

/** Releases the clock, because Vitest uses the real time to load the setup of the next file. */
export const startClock = (): void => {
  globalThis.Date = RealDate;
};
