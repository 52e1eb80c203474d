import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HeroBanner } from '#src/components/banners/HeroBanner.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { BackgroundVideo } from '#src/components/media/BackgroundVideo.tsx';
import { rotatingWords } from '#src/content/home/heroCategories.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';
import { usePreloadedSearch } from './usePreloadedSearch.ts';

const HeroTicket = lazyInView(async () => (await import('./HeroTicket.tsx')).HeroTicket, {
  height: '0px',
  first: true,
});

/** The first view: what the product is, and the search. */
export function HeroSection() {
  const { t } = useTranslation();
  const search = useHeroSearch();
  const preloadSearch = usePreloadedSearch();
  return (
    <HeroBanner
      onFocus={preloadSearch}
      title={t('pages.home.heroTitle')}
      text={
        <>
          {t('pages.home.heroText')}
          <Typography component="p" sx={{ mt: 1.5, fontWeight: 500 }}>
            {t('pages.home.rotatingBefore')}{' '}
            <RotatingWords words={rotatingWords.map((word) => t(`pages.home.rotating.${word}`))} />
          </Typography>
        </>
      }
      media={
        <BackgroundVideo
          webm="/video/hero.webm"
          mp4="/video/hero.mp4"
          poster="/video/hero-poster.svg"
          night="/pictures/hero-night.svg"
        />
      }
      aside={
        // Paper is bright by day and by night.
        <Box data-scheme="light" sx={{ color: 'text.primary', colorScheme: 'light' }}>
          <HeroTicket />
        </Box>
      }
    >
      <HeroSearchForm {...search} />
    </HeroBanner>
  );
}
