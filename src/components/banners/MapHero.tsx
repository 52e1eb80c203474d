import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { space } from '#theme/tokens.ts';

const name = 'SeiraMapHero';
const edge = `calc(max(0px, (100vw - ${space.contentWidth}px) / 2) + 24px)`;

/** The text keeps to the page's column; the map extends to the edge of the window. */
const Root = styled('section', { name, slot: 'root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Words = styled('div', { name, slot: 'words' })(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(6),
    paddingInline: `${edge} ${theme.spacing(5)}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Stage = styled('div', { name, slot: 'map' })(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(0, 2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 3, 2) },
}));

export interface MapHeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  map?: ReactNode;
  children?: ReactNode;
}

/** The top of a page that starts with a map. On phones the text comes first. */
export function MapHero({ title, text, map, children, ...rest }: MapHeroProps) {
  return (
    <Root {...rest}>
      <Words>
        <div>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: 'clamp(2.25rem, 1.7rem + 2.2vw, 3.5rem)', lineHeight: 1.06 }}
          >
            {title}
          </Typography>
          {text && (
            <Typography variant="subtitle1" component="p" sx={{ mt: 2, textWrap: 'pretty' }}>
              {text}
            </Typography>
          )}
        </div>
        {children}
      </Words>
      <Stage>{map}</Stage>
    </Root>
  );
}
