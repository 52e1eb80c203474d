import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { Parameters } from '@storybook/react-vite';
import type { ComponentType, PropsWithChildren } from 'react';

/**
 * Decorator: limits the width to the component's column on its page, except for stories with
 * `parameters.wide`.
 */
export const within = (maxWidth: number | 'none', sx: SxProps = {}) =>
  function Within(Story: ComponentType, { parameters }: { parameters: Parameters }) {
    return (
      <Box sx={{ maxWidth: parameters.wide ? 'none' : maxWidth, ...(sx as object) }}>
        <Story />
      </Box>
    );
  };

/** Variants side by side, each with a minimum width if possible. */
export function Kinds({ width, children }: PropsWithChildren<{ width: number }>) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
  return <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns }}>{children}</Box>;
}

/** On a docs page, an iframe of this height for content that covers the page. */
export const covering = (height: number) => ({ story: { inline: false, height: `${height}px` } });

/** Axe cannot decide the contrast of a page under a toast. */
export const underToast = {
  'color-contrast/bgOverlap': 'A toast over the page. Unit tests cover the colours.',
};

/** Axe cannot decide the contrast of the page behind an overlay. */
export const behindOpen = {
  'aria-hidden-focus/unknown': 'The page behind an overlay that traps the focus.',
};

/** Decorator: hides elements that differ in each run, such as codes with the workshop's address. */
export const hiding = (selector: string) =>
  within('none', { [selector]: { visibility: 'hidden' } });
