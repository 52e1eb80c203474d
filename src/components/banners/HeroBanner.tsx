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
  color: theme.vars.palette.roles.scrim.onFill,
  backgroundColor: theme.vars.palette.roles.scrim.fill,
}));

const Media = styled('div', { name: 'SeiraHeroBanner', slot: 'media' })({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  // Keeps the colours of the picture alive under the dark layer.
  filter: 'saturate(1.35)',
});

/** Strong where the words stand, light where the picture may speak. */
const Scrim = styled('div', { name: 'SeiraHeroBanner', slot: 'scrim' })(({ theme }) => {
  const layer = (share: number) =>
    `color-mix(in srgb, ${theme.vars.palette.roles.scrim.fill} ${share}%, transparent)`;
  return {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    pointerEvents: 'none',
    background: `linear-gradient(180deg, ${layer(86)}, ${layer(70)} 60%, ${layer(90)})`,
    [theme.breakpoints.up('md')]: {
      background: `linear-gradient(100deg, ${layer(92)} 15%, ${layer(72)} 52%, ${layer(34)}), linear-gradient(0deg, ${layer(60)}, transparent 45%)`,
    },
  };
});

/** On phones the search comes before what stands beside the title. */
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
      gridTemplateAreas: '"words aside" "sheet sheet"',
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
    width: '100%',
    rotate: '-2deg',
  },
}));

/** The form lies on paper, so that its fields read the same on every picture. */
const Sheet = styled('div', { name: 'SeiraHeroBanner', slot: 'sheet' })(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 16,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 24px 48px -20px rgb(6 13 21 / 0.55)',
}));

export interface HeroBannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The promise, in a few words. */
  title?: ReactNode;
  /** One or two sentences below. */
  text?: ReactNode;
  /** What lies behind: a `BackgroundVideo` or a picture. */
  media?: ReactNode;
  /** What stands beside the title, such as a ticket; below it on phones. */
  aside?: ReactNode;
  /** The search form, on a sheet of paper. */
  children?: ReactNode;
}

/** The opening of the home page: the promise in front of a moving picture, and the search. */
export function HeroBanner({ title, text, media, aside, children, ...rest }: HeroBannerProps) {
  return (
    <Root {...rest}>
      <Media>{media}</Media>
      <Scrim />
      <Container sx={{ display: 'grid' }}>
        <Content data-aside={Boolean(aside)}>
          <div className="words">
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
                sx={{ mt: 2, maxWidth: '46ch', fontSize: { md: '1.25rem' }, textWrap: 'pretty' }}
              >
                {text}
              </Typography>
            )}
          </div>
          {children && <Sheet className="sheet">{children}</Sheet>}
          {aside && <Aside>{aside}</Aside>}
        </Content>
      </Container>
    </Root>
  );
}
