/** Changes by version, newest first, other than new components, which the guides list. */
export const changes: { version: string; notes: string[] }[] = [
  {
    version: '0.1.0',
    notes: [
      'The first version: every component below is new, so nothing has to be migrated.',
      'The theme with its roles, in a light and a dark scheme, and both densities.',
      'Lists of choices are the browser’s own, in the product’s look where it can be given (decision 008).',
      'Greek and English, and a long-text language for the workshop.',
    ],
  },
];
