import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ComponentType, PropsWithChildren } from 'react';

/** Decorator: limits the width to the component's column on its page. */
export const within = (maxWidth: number, sx: SxProps = {}) =>
  function Within(Story: ComponentType) {
    return (
      <Box sx={{ maxWidth, ...(sx as object) }}>
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

/** Axe cannot decide the contrast of the page behind an overlay. */
export const behindOpen = {
  'aria-hidden-focus/unknown': 'The page behind an overlay that traps the focus.',
};
