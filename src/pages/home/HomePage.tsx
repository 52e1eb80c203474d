import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { BackgroundVideo } from '#src/components/media/BackgroundVideo.tsx';
import { rotatingWords } from '#src/content/home/heroCategories.ts';
import { GoNowAnswers, GoNowButton, useGoNow } from '#src/pages/shared/goNow/GoNow.tsx';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';

const HeroTicket = lazyInView(async () => (await import('./HeroTicket.tsx')).HeroTicket, {
  height: '0px',
  first: true,
});

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 'min(640px, 82svh)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
}));

/** A sixth of the picture's height, so that its people stand on the lower edge of the banner. */
const GROUND = 'calc(8.75vw - 20px)';

const Media = styled('div')(({ theme }) => ({
  ...theme.mixins.cover,
  zIndex: -2,
  [theme.breakpoints.up('md')]: { bottom: `calc(-1 * ${GROUND})` },
}));

/** The page background: opaque behind the text, transparent over the picture. */
const Scrim = styled('div')(({ theme }) => {
  const layer = (share: number) =>
    `color-mix(in srgb, ${theme.vars.palette.background.default} ${share}%, transparent)`;
  return {
    ...theme.mixins.cover,
    zIndex: -1,
    pointerEvents: 'none',
    background: `linear-gradient(180deg, ${layer(92)}, ${layer(84)} 55%, ${layer(20)})`,
    [theme.breakpoints.up('md')]: {
      background: `linear-gradient(100deg, ${layer(94)} 12%, ${layer(86)} 42%, ${layer(0)} 72%)`,
    },
  };
});

/**
 * On phones the search precedes the side content. On wide screens it is below the title, and
 * neither column covers the people in the picture.
 */
const Content = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  alignContent: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(2, 2.5),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(2.5), paddingBlock: theme.spacing(4) },
  [theme.breakpoints.up('md')]: {
    rowGap: theme.spacing(5),
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(9, 7),
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    gridTemplateAreas: '"words aside" "sheet aside"',
    '& > .words': { gridArea: 'words' },
    '& > .sheet': { gridArea: 'sheet' },
  },
}));

const Aside = styled('div')(({ theme }) => ({
  maxWidth: 420,
  [theme.breakpoints.up('md')]: {
    gridArea: 'aside',
    justifySelf: 'end',
    alignSelf: 'start',
    marginTop: theme.spacing(-3),
    width: '100%',
    rotate: '-2deg',
  },
  // Wide screens show taller people.
  [theme.breakpoints.up('xl')]: { marginTop: theme.spacing(-5) },
}));

function HeroSection() {
  const { t } = useTranslation();
  const search = useHeroSearch();
  const goNow = useGoNow();
  // One button pauses the rotating words and the picture.
  const [isPaused, setPaused] = useState(false);
  return (
    <Root>
      <Media>
        <BackgroundVideo paused={isPaused} />
      </Media>
      <Scrim />
      <Container sx={{ display: 'grid' }}>
        <Content>
          <Box className="words" sx={{ maxWidth: { md: 620 } }}>
            <Words
              level={1}
              title={t('pages.home.heroTitle')}
              text={
                <>
                  {t('pages.home.heroText')}
                  <Typography component="p" sx={{ mt: { xs: 0.5, sm: 1.5 }, fontWeight: 500 }}>
                    {t('pages.home.rotatingBefore')}{' '}
                    <RotatingWords
                      paused={isPaused}
                      onPausedChange={setPaused}
                      words={rotatingWords.map((word) => t(`pages.home.rotating.${word}`))}
                    />
                  </Typography>
                </>
              }
              // On a phone the slogan is one line, so that the first waits are higher.
              titleSx={{
                fontSize: {
                  xs: 'calc(0.4rem + 6vw)',
                  sm: 'clamp(2.5rem, 1.5rem + 4.4vw, 4.75rem)',
                },
                lineHeight: { xs: 1.15, sm: 1.02 },
              }}
              textSx={{
                mt: { xs: 0.5, sm: 2 },
                maxWidth: '30em',
                fontSize: { xs: '1rem', sm: '1.125rem', md: '1.25rem' },
                lineHeight: { xs: 1.4, sm: 1.55 },
              }}
            />
          </Box>
          <div className="sheet">
            <HeroSearchForm {...search}>
              <GoNowButton goNow={goNow} variant="contained" color="secondary" size="large" />
            </HeroSearchForm>
            <Box sx={{ mt: 1.5, maxWidth: 620, '&:empty': { display: 'none' } }}>
              <GoNowAnswers goNow={goNow} />
            </Box>
          </div>
          <Aside>
            {/* Paper is bright in both schemes. */}
            <Box data-scheme="light" sx={{ color: 'text.primary', colorScheme: 'light' }}>
              <HeroTicket />
            </Box>
          </Aside>
        </Content>
      </Container>
    </Root>
  );
}

const Sections = lazyInView(async () => (await import('./HomeSections.tsx')).HomeSections);

export default function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.home.title')} description={t('pages.home.description')} brandless>
      <HeroSection />
      <Sections />
    </Page>
  );
}
