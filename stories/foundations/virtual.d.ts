declare module 'virtual:used-icons' {
  import type { SvgIconComponent } from '@mui/icons-material';

  /** The icons that `src` imports, by name. */
  export const usedIcons: Record<string, SvgIconComponent>;
}
