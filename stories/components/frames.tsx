import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ComponentType, PropsWithChildren } from 'react';

/** Decorator: at most this wide, as the component's column on its page. */
export const within = (maxWidth: number, sx: SxProps = {}) =>
  function Within(Story: ComponentType) {
    return (
      <Box sx={{ maxWidth, ...(sx as object) }}>
        <Story />
      </Box>
    );
  };

/** Kinds of one thing side by side, each at least this wide where there is room. */
export function Kinds({ width, children }: PropsWithChildren<{ width: number }>) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
  return <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns }}>{children}</Box>;
}

/** On a docs page, a frame of this height of its own for what covers the page. */
export const covering = (height: number) => ({
  story: { inline: false, height: `${height}px` },
});

/** Axe cannot decide about the page behind what is open. */
export const behindOpen = {
  'aria-hidden-focus/unknown': 'The page behind what is open, which keeps the focus inside.',
};
