/** Changes by version, newest first, other than new components, which the guides list. */
export const changes: { version: string; notes: string[] }[] = [
  {
    version: '1.0.0',
    notes: [
      'Screens for those who serve: counter, board, kiosk, management, statistics, moderation.',
      'One status line says the wait on cards, rows, pins and titles; drawings show the line, and night scenes the dark scheme.',
      'Short forms above a page are a `FormDialog`; forms of five fields and more keep their own screen.',
      'One word for one thing: a number («αριθμός»), taken from a list.',
      'Names of categories and sample places are in English in English.',
    ],
  },
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
