import type { Overrides } from './overrides/type.ts';

/** The density: `comfortable` for fingers, `compact` for people who work with lists all day. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Narrows any value to a density. */
export const isDensity = (value: unknown): value is Density => densities.includes(value as Density);

/** All that `compact` changes: tables, lists, menus, fields and buttons. */
const compact: Overrides = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiList: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiButton: { styleOverrides: { root: { minHeight: 36, paddingInline: 14 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingInline: 14 } } },
};

/** The overrides of a density, to be merged over the others. */
export const densityOverrides = (density: Density): Overrides =>
  density === 'compact' ? compact : {};
