import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { radii } from '#theme/tokens.ts';
import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/home/counters.ts';
import { BlogSection } from '#src/pages/shared/sections/BlogSection.tsx';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/sections/OffersSection.tsx';
import { PlacesSection } from '#src/pages/shared/sections/ChosenPlaces.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { useSubscribe } from '#src/pages/shared/mailForms.ts';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { useAuthorCounts } from '#src/hooks/data/places/useAuthorCounts.ts';
import { AuthorCarousel } from '#src/pages/shared/sections/AuthorCarousel.tsx';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { CitiesNow } from '#src/pages/shared/sections/CitiesNow.tsx';
import { useDestinations } from '#src/pages/shared/sections/destinations.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { SoonestPlaces } from '#src/pages/shared/sections/SoonestPlaces.tsx';
import { soonestPlaces } from '#src/pages/shared/listings/soonestPlaces.ts';
import { PartnersSection } from './PartnersSection.tsx';

const SHOWN = 6;

function SoonestSection() {
  const { records } = useOrganisations();
  return <SoonestPlaces places={soonestPlaces(records)} />;
}

/** Countries with places, or of which the number is unknown. */
function DestinationsSection() {
  const { t } = useTranslation();
  const { destinations, isLoading } = useDestinations();
  const shown = destinations.filter(({ count }) => count !== 0).slice(0, isLoading ? 1 : SHOWN);
  return (
    <Section
      title={t('homes.destinationsTitle')}
      text={t('homes.destinationsText')}
      action={{ href: paths.allLocations.href(), label: t('common.allCountries') }}
    >
      <CitiesNow />
      <CardGrid
        label={t('homes.destinationsTitle')}
        busy={isLoading}
        gap={{ xs: 1.5, sm: 2 }}
        sx={{ '& > li:only-of-type': { gridColumn: '1 / -1' } }}
      >
        {shown.map(({ code, ...card }) => (
          <LocationCard key={code} {...card} below />
        ))}
      </CardGrid>
    </Section>
  );
}

const topAuthors = sampleAuthors.toSorted((one, other) => other.followers - one.followers);

function AuthorsSection() {
  const { t } = useTranslation();
  const { listingsOf } = useAuthorCounts();
  return (
    <Section
      title={t('homes.authorsTitle')}
      text={t('homes.authorsText')}
      action={{ href: paths.topAuthor.href(), label: t('homes.authorsAll') }}
    >
      <AuthorCarousel
        label={t('homes.authorsTitle')}
        authors={topAuthors}
        listingsOf={listingsOf}
        autoplay
      />
    </Section>
  );
}

function VideoSection() {
  const { t } = useTranslation();
  return (
    <Section split title={t('homes.videoTitle')} text={t('homes.videoText')}>
      <HowItWorksVideo look="poster" label={t('homes.videoAction')} />
    </Section>
  );
}

const points = ['live', 'large', 'light'] as const;

const Sheet = styled('section')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(5),
  overflow: 'hidden',
  padding: theme.spacing(4, 3, 0),
  borderRadius: 28,
  ...theme.mixins.soft('accent'),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    alignItems: 'center',
    padding: theme.spacing(0, 8),
  },
}));

const Points = styled('ul')(({ theme }) => ({
  margin: theme.spacing(3, 0, 0),
  display: 'grid',
  gap: theme.spacing(1.25),
  color: theme.vars.palette.text.primary,
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'start' },
  '& svg': { fontSize: '1.25rem', marginTop: 2, color: theme.vars.palette.roles.accent.text },
}));

const Phone = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  alignSelf: 'end',
  width: 'min(320px, 100%)',
  padding: theme.spacing(1.25, 1.25, 0),
  borderRadius: '40px 40px 0 0',
  backgroundColor: theme.vars.palette.roles.scrim.fill,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(6) },
}));

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 5),
  borderRadius: '30px 30px 0 0',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&::before': {
    content: '""',
    justifySelf: 'center',
    width: 84,
    height: 22,
    borderRadius: radii.chip,
    backgroundColor: theme.vars.palette.roles.scrim.fill,
  },
}));

function AppSection() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: { xs: 6, md: 9 } }}>
      <Sheet>
        <Box sx={{ py: { md: 8 } }}>
          <Words
            title={t('homes.app.title')}
            text={t('homes.app.text')}
            textSx={{ mt: 1.5, maxWidth: '30em', color: 'text.primary' }}
          />
          <Points>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon aria-hidden />
                {t(`homes.app.${point}`)}
              </li>
            ))}
          </Points>
          <Button href={paths.listingGrid.href()} variant="contained" size="large" sx={{ mt: 3.5 }}>
            {t('homes.app.action')}
          </Button>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.primary' }}>
            {t('homes.app.soon')}
          </Typography>
        </Box>
        <Phone>
          <Screen>
            <Box inert sx={{ display: 'grid' }}>
              <TicketStub rank={27} peopleAhead={4} title={t('homes.app.place')} />
            </Box>
          </Screen>
        </Phone>
      </Sheet>
    </Container>
  );
}

/** The newsletter form. A subscription starts after confirmation of the address. */
function NewsletterSection() {
  const { t } = useTranslation();
  useFormTexts();
  const form = useSubscribe();
  return (
    <Section split ground="sea" title={t('homes.newsletterTitle')} text={t('homes.newsletterText')}>
      <SubscribeForm {...form} />
    </Section>
  );
}

/** The sections below the first view. */
export function Home2Sections() {
  const { t } = useTranslation();
  return (
    <>
      <SoonestSection />
      <DestinationsSection />
      <VideoSection />
      <PlacesSection
        ground="paper"
        sort="high_rated"
        title={t('homes.recommendedTitle')}
        text={t('homes.recommendedText')}
      />
      <CountersSection counters={homeCounters} suffix="+" />
      <OffersSection />
      <AuthorsSection />
      <TestimonialsSection ground="paper" />
      <BlogSection />
      <AppSection />
      <PartnersSection />
      <NewsletterSection />
    </>
  );
}
