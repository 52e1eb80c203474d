import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BlogSection } from '#src/pages/shared/sections/BlogSection.tsx';
import { PlacesSection } from '#src/pages/shared/sections/ChosenPlaces.tsx';
import { SignUpSection } from '#src/pages/shared/sections/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/sections/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { WhyChooseUsSection } from '#src/pages/shared/sections/WhyChooseUsSection.tsx';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { useShownCount } from '#src/hooks/useShown.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { CitiesNow } from '#src/pages/shared/sections/CitiesNow.tsx';
import { useDestinations } from '#src/pages/shared/sections/destinations.ts';

const STEP = 6;

/** Countries, six at a time. After "show more" the focus moves to the first new one. */
function DestinationsSection() {
  const { t, i18n } = useTranslation();
  const { destinations, isLoading } = useDestinations();
  const [shown, show] = useShownCount('destinations', STEP);
  const added = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  const total = destinations.length;

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.children[shown - STEP]?.querySelector('a')?.focus();
  }, [shown]);

  return (
    <Section ground="sea" title={t('homes.destinationsTitle')} text={t('homes.destinationsText')}>
      <CitiesNow />
      <CardGrid
        ref={list}
        label={t('homes.destinationsTitle')}
        busy={isLoading}
        gap={{ xs: 1.5, sm: 2 }}
      >
        {destinations.slice(0, shown).map(({ code, ...card }) => (
          <LocationCard key={code} {...card} below />
        ))}
      </CardGrid>
      <Box sx={{ mt: 4, display: 'grid', justifyItems: 'center', gap: 1.5 }}>
        <Typography component="output" variant="body2">
          {t('homes.destinationsShown', {
            shown: formatNumber(Math.min(shown, total), i18n.language),
            total: formatNumber(total, i18n.language),
          })}
        </Typography>
        {shown < total && (
          <Button
            variant="outlined"
            size="large"
            onClick={() => {
              added.current = true;
              show(shown + STEP);
            }}
          >
            {t('homes.destinationsMore')}
          </Button>
        )}
      </Box>
    </Section>
  );
}

/** The sections below the tiles. */
export function Home3Sections() {
  const { t } = useTranslation();
  return (
    <>
      <PlacesSection
        ground="paper"
        sort="popular"
        title={t('pages.home.visitedTitle')}
        text={t('pages.home.visitedText')}
      />
      <DestinationsSection />
      <WhyChooseUsSection />
      <StepsSection video="poster" />
      <TestimonialsSection />
      <BlogSection ground="paper" arrangement="lead" />
      <SignUpSection />
    </>
  );
}
