import type { BrowserContextOptions } from 'playwright';

/** A machine and a connection to measure with. */
export interface Profile {
  name: 'mobile' | 'desktop';
  context: BrowserContextOptions;
  /** How many times slower than this machine. */
  cpu: number;
  /** Milliseconds before a response begins, and kilobits a second each way. */
  line: { latency: number; down: number; up: number } | null;
}

const visitor: BrowserContextOptions = {
  locale: 'el-GR',
  timezoneId: 'Europe/Athens',
  colorScheme: 'light',
};

/** A mid-range phone on slow 4G. */
export const mobile: Profile = {
  name: 'mobile',
  context: {
    ...visitor,
    viewport: { width: 360, height: 760 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  cpu: 4,
  line: { latency: 150, down: 1600, up: 750 },
};

/** A desktop on a cable connection. */
export const desktop: Profile = {
  name: 'desktop',
  context: { ...visitor, viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
  cpu: 1,
  line: { latency: 40, down: 10_240, up: 10_240 },
};

/** The phone without the slow line and without the slow processor: for what no time is measured. */
export const quickPhone: Profile = { ...mobile, cpu: 1, line: null };
