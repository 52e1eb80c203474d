import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HeroBanner } from '#src/components/banners/HeroBanner.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { HeroSearchForm } from '#src/components/forms/HeroSearchForm.tsx';
import { BackgroundVideo } from '#src/components/media/BackgroundVideo.tsx';
import { paths } from '#src/config/paths.ts';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { heroCategories, rotatingWords } from '#src/content/heroCategories.ts';
import { searchState } from '#src/pages/shared/searchChoice.ts';

/** The first view: what the product is, and the search. */
export function HeroSection() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  return (
    <HeroBanner
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
          poster="/video/hero-poster.webp"
        />
      }
    >
      <HeroSearchForm
        locations={countryCodes.map((code) => ({
          code,
          label: countryName(code, i18n.language),
        }))}
        categories={heroCategories.map((value) => ({
          value,
          label: t(`forms.categories.${value}`),
        }))}
        onSearch={({ keywords, location, category }) =>
          void navigate(paths.listingGrid.href(keywords), {
            state: searchState({ country: location || null, category: category || null }),
          })
        }
      />
    </HeroBanner>
  );
}
