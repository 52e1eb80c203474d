/** SAMPLE DATA: figures of the home pages. Source: section 9 of the specification. */
export const homeCounters = [
  { key: 'visitors', end: 1150 },
  { key: 'customers', end: 3040 },
  { key: 'awards', end: 2020 },
  { key: 'listings', end: 350 },
] as const;

/** SAMPLE DATA: the figures on the About page. Source: section 9 of the specification. */
export const aboutCounters = [
  { key: 'visitors', end: 250 },
  { key: 'customers', end: 3040 },
  { key: 'awards', end: 172 },
  { key: 'listings', end: 150 },
] as const;
