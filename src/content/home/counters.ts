/** SAMPLE DATA: the home screens' counters, with a plus behind. Source: section 9. */
export const homeCounters = [
  { key: 'visitors', end: 1150 },
  { key: 'customers', end: 3040 },
  { key: 'awards', end: 2020 },
  { key: 'listings', end: 350 },
] as const;

/** SAMPLE DATA: the counters of the screen about us. Source: section 9. */
export const aboutCounters = [
  { key: 'visitors', end: 250 },
  { key: 'customers', end: 3040 },
  { key: 'awards', end: 172 },
  { key: 'listings', end: 150 },
] as const;
