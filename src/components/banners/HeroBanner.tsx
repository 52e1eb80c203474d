import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

const Root = styled('section', { name: 'SeiraHeroBanner', slot: 'root' })(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 'min(640px, 82svh)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}));

/**
 * The ground of the street is a sixth of the picture's height. On wide screens it ends below the
 * banner, so that the people on it stand at the banner's lower edge, below what is in front.
 */
const GROUND = 'calc(8.75vw - 20px)';

const Media = styled('div', { name: 'SeiraHeroBanner', slot: 'media' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  [theme.breakpoints.up('md')]: { bottom: `calc(-1 * ${GROUND})` },
}));

/**
 * The page's own background, opaque behind the text and transparent where the picture shows:
 * daylight in the light scheme, night in the dark one.
 */
const Scrim = styled('div', { name: 'SeiraHeroBanner', slot: 'scrim' })(({ theme }) => {
  const layer = (share: number) =>
    `color-mix(in srgb, ${theme.vars.palette.background.default} ${share}%, transparent)`;
  return {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    pointerEvents: 'none',
    background: `linear-gradient(180deg, ${layer(92)}, ${layer(84)} 55%, ${layer(20)})`,
    [theme.breakpoints.up('md')]: {
      background: `linear-gradient(100deg, ${layer(94)} 12%, ${layer(86)} 42%, ${layer(0)} 72%)`,
    },
  };
});

/**
 * On phones the search comes before the content beside the title. On wide screens it stands below
 * the title, and the people of the picture below the content beside it: neither covers them.
 */
const Content = styled('div', { name: 'SeiraHeroBanner', slot: 'content' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: theme.spacing(3.5),
  paddingBlock: theme.spacing(7, 5),
  [theme.breakpoints.up('md')]: {
    rowGap: theme.spacing(5),
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(9, 7),
    alignItems: 'center',
    '&[data-aside="true"]': {
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      gridTemplateAreas: '"words aside" "sheet aside"',
      '& > .words': { gridArea: 'words' },
      '& > .sheet': { gridArea: 'sheet' },
    },
  },
}));

const Aside = styled('div', { name: 'SeiraHeroBanner', slot: 'aside' })(({ theme }) => ({
  maxWidth: 420,
  [theme.breakpoints.up('md')]: {
    gridArea: 'aside',
    justifySelf: 'end',
    alignSelf: 'start',
    marginTop: theme.spacing(-3),
    width: '100%',
    rotate: '-2deg',
  },
  // The wider the screen, the taller the people below it.
  [theme.breakpoints.up('xl')]: { marginTop: theme.spacing(-5) },
}));

export interface HeroBannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  /** The background: a `BackgroundVideo` or a picture. */
  media?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}

/** The top of the home page: the promise in front of a moving picture, and the search. */
export function HeroBanner({ title, text, media, aside, children, ...rest }: HeroBannerProps) {
  return (
    <Root {...rest}>
      <Media>{media}</Media>
      <Scrim />
      <Container sx={{ display: 'grid' }}>
        <Content data-aside={Boolean(aside)}>
          <Box className="words" sx={{ maxWidth: { md: 620 } }}>
            <Typography
              variant="h1"
              tabIndex={-1}
              sx={{ fontSize: 'clamp(2.5rem, 1.5rem + 4.4vw, 4.75rem)', lineHeight: 1.02 }}
            >
              {title}
            </Typography>
            {text && (
              <Typography
                variant="subtitle1"
                component="div"
                sx={{ mt: 2, maxWidth: '30em', fontSize: { md: '1.25rem' }, textWrap: 'pretty' }}
              >
                {text}
              </Typography>
            )}
          </Box>
          {children && <div className="sheet">{children}</div>}
          {aside && <Aside>{aside}</Aside>}
        </Content>
      </Container>
    </Root>
  );
}
