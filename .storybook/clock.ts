/** The moment at which every story happens, unless `parameters.now` says another. */
export const storyNow = '2026-03-16T09:30:00+02:00';

const RealDate = globalThis.Date;
let now = RealDate.parse(storyNow);

/** `Date` standing still; timers and animation frames go on. */
const StillDate = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget) as object,
  apply: () => new RealDate(now).toString(),
  get: (target, key, receiver) =>
    key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
});

/** Stops the calendar at an instant, so that a story shows the same day whenever it is opened. */
export const stopClock = (instant: string = storyNow): void => {
  now = RealDate.parse(instant);
  globalThis.Date = StillDate;
};
