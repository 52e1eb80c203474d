import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Language } from '#common/languages.ts';
import type { SchemeChoice } from './globals.ts';

/** One scheme at a time. */
export type Pane = 'light' | 'dark';

const noBox = { display: 'contents' } as const;

const surface = (pane: Pane) =>
  ({ p: 2, bgcolor: 'background.default', color: 'text.primary', colorScheme: pane }) as const;

interface PanesProps {
  scheme: SchemeChoice;
  language: Language;
  /** Whether the look applies to this box only and not to the page. */
  contained: boolean;
  children: ReactNode;
}

/**
 * The story, or the story in both schemes side by side, each pane with its own variables. The
 * first pane is always there, so that a change of scheme does not remount the story.
 */
export const Panes = ({ scheme, language, contained, children }: PanesProps) => {
  const both = scheme === 'both';
  const first = scheme === 'dark' ? 'dark' : 'light';
  const marked = both || contained;
  return (
    <Box
      {...(contained && { lang: language })}
      sx={
        both
          ? {
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              ...(!contained && { minHeight: '100vh' }),
            }
          : noBox
      }
    >
      <Box
        {...(marked && { 'data-scheme': first, 'data-pane': '' })}
        sx={marked ? surface(first) : noBox}
      >
        {children}
      </Box>
      {both && (
        <Box data-scheme="dark" data-pane="" sx={surface('dark')}>
          {children}
        </Box>
      )}
    </Box>
  );
};
