export type CounterKey = 'visitors' | 'customers' | 'awards' | 'listings';

export interface CounterFigure {
  key: CounterKey;
  end: number;
}

/** SAMPLE DATA: the home screens' counters, with a plus behind. Source: section 9. */
export const homeCounters: readonly CounterFigure[] = [
  { key: 'visitors', end: 1150 },
  { key: 'customers', end: 3040 },
  { key: 'awards', end: 2020 },
  { key: 'listings', end: 350 },
];

/** SAMPLE DATA: the counters of the screen about us. Source: section 9. */
export const aboutCounters: readonly CounterFigure[] = [
  { key: 'visitors', end: 250 },
  { key: 'customers', end: 3040 },
  { key: 'awards', end: 172 },
  { key: 'listings', end: 150 },
];
