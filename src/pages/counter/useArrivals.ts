import { useEffect, useState } from 'react';
import { announce } from '#src/browser/announcer.ts';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import { markTab } from '#src/browser/tabMark.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';

const storedSwitch = storedValue(
  'seira.counter.arrivals',
  'local',
  (value): value is boolean => typeof value === 'boolean',
);

/** Returns whether this device announces the first person of an empty line, and a setter. */
export const useArrivalsOn = (): [boolean, (on: boolean) => void] => [
  useStoredValue(storedSwitch) ?? true,
  storedSwitch.set,
];

interface Moment {
  waiting: number;
  isFree: boolean;
}

/** A visit that returns to the line does not count as an arrival. */
const isArrival = (before: Moment, now: Moment): boolean =>
  before.waiting === 0 && now.waiting > 0 && !(now.isFree && !before.isFree);

/**
 * Announces the first person of an empty line by a chime, and by the title and icon of the tab. The title
 * returns when the person looks at the tab or nobody waits.
 * @param waiting number of people who wait for this counter
 * @param isFree the counter serves nobody
 * @param title of the tab meanwhile
 * @returns true from an arrival until the line is empty again
 */
export const useArrivals = (waiting: number, isFree: boolean, title: string): boolean => {
  const [isOn] = useArrivalsOn();
  const [before, setBefore] = useState<Moment | null>(null);
  const [hasArrival, setCome] = useState(false);
  if (before?.waiting !== waiting || before.isFree !== isFree) {
    const now = { waiting, isFree };
    setBefore(now);
    if (before && isArrival(before, now)) setCome(isOn);
    else if (waiting === 0) setCome(false);
  }
  useEffect(() => {
    if (!hasArrival) return undefined;
    void announce([], true);
    if (!document.hidden && document.hasFocus()) return undefined;
    const shown = document.title;
    document.title = title;
    const unmark = markTab();
    const see = (): void => {
      if (!document.hidden) end();
    };
    const end = (): void => {
      window.removeEventListener('focus', see);
      document.removeEventListener('visibilitychange', see);
      if (document.title === title) document.title = shown;
      unmark();
    };
    window.addEventListener('focus', see);
    document.addEventListener('visibilitychange', see);
    return end;
  }, [hasArrival, title]);
  return hasArrival;
};
