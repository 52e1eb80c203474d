/**
 * Raw values of the design. Only `theme/` reads them: components use a role (`roles.waiting.text`),
 * never a hue.
 */
export const colours = {
  ink: '#10243E',
  inkSoft: '#44546A',
  sea: '#0B5FA5',
  seaDeep: '#084A82',
  terracotta: '#B8482A',
  terracottaDeep: '#8F3519',
  paper: '#FAF7F2',
  white: '#FFFFFF',
  line: '#E3DCD0',
  olive: '#41701F',
  saffron: '#E9A23B',
  alarm: '#B3261E',
  nightSea: '#0B1622',
  nightPanel: '#122130',
  nightLine: '#29405A',
  nightInk: '#E9F0F6',
  nightInkSoft: '#A9BACA',
  nightSeaLight: '#7DB8F0',
  nightTerracotta: '#F08A65',
} as const;

/** The colour of shadows. @param opacity 0 to 1 */
export const shade = (opacity: number): string => `rgb(16 36 62 / ${opacity})`;

/** Corner radii in px. */
export const radii = { card: 16, control: 10, chip: 999, ticket: 18 } as const;

/** Durations in ms. */
export const durations = { quick: 160, calm: 240 } as const;

/** Grid unit and maximum content width, in px. */
export const space = { unit: 8, contentWidth: 1200 } as const;

/** Height of the header in px, on phones and from the `md` breakpoint on. */
export const headerHeight = { phone: 64, desktop: 76 } as const;

/** Height of a place's name and the person's role in the header of staff screens. */
export const staffNameHeight = '2.6rem + 2px';

/** The row of links below the header of staff screens, on phones. */
export const staffTabsHeight = 48;

/** Two equal columns, or one if the window is narrow for its font size. */
export const twoColumns = 'repeat(auto-fill, minmax(min(max(8rem, 34%), 100%), 1fr))';
