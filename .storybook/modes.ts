import { theme } from '#theme/index.ts';

const widths = theme.breakpoints.values;

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < widths.sm ? ('mobile' as const) : ('desktop' as const),
});

/** Viewports of the toolbar: a small phone, and one at each breakpoint of the theme. */
export const viewports = {
  phone: viewport('phone', 360, 760),
  sm: viewport('sm', widths.sm, 900),
  md: viewport('md', widths.md, 900),
  lg: viewport('lg', widths.lg, 900),
  desktop: viewport('desktop', 1280, 900),
  xl: viewport('xl', widths.xl, 1000),
};

/** The modes in which Chromatic captures every story. */
export const modes = {
  'el-light-1280': { language: 'el', scheme: 'light', viewport: { value: 'desktop' } },
  'el-dark-1280': { language: 'el', scheme: 'dark', viewport: { value: 'desktop' } },
  'el-light-360': { language: 'el', scheme: 'light', viewport: { value: 'phone' } },
  'en-light-1280': { language: 'en', scheme: 'light', viewport: { value: 'desktop' } },
};
