import { useTranslation } from 'react-i18next';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { homeCounters } from '#src/content/home/counters.ts';
import { useHomesTexts } from '#src/i18n/homesTexts.ts';
import { BlogSection } from '#src/pages/shared/sections/BlogSection.tsx';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/sections/OffersSection.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { PlacesSection } from '#src/pages/shared/sections/ChosenPlaces.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { useSubscribe } from '#src/pages/shared/mailForms.ts';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { useAuthorCounts } from '#src/hooks/data/places/useAuthorCounts.ts';
import { AuthorCarousel } from '#src/pages/shared/sections/AuthorCarousel.tsx';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { CitiesNow, useDestinations } from '#src/pages/shared/sections/destinations.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { CategoryShortcuts } from '#src/components/navigation/CategoryShortcuts.tsx';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { rotatingWords } from '#src/content/home/heroCategories.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';
import { AppSection } from './AppSection.tsx';
import { PartnersSection } from './PartnersSection.tsx';

const hole = 9;
const step = 32;

/** The lower edge is perforated like a torn ticket: a row of half holes. */
const Root = styled('section')(({ theme }) => ({
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
  mask: `radial-gradient(circle ${hole}px at 50% 100%, transparent 96%, #000) bottom center / ${step}px 100% repeat-x`,
}));

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(3.5),
  paddingBlock: theme.spacing(6),
  '& > .wide': { width: '100%', textAlign: 'start' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(5), paddingBlock: theme.spacing(11, 10) },
}));

function HeroSection() {
  const { t } = useTranslation();
  const search = useHeroSearch();
  return (
    <Root>
      <Container>
        <Content>
          <Words
            level={1}
            title={t('homes.two.heading')}
            text={
              <>
                {t('homes.two.text')} {t('pages.home.rotatingBefore')}{' '}
                <RotatingWords
                  words={rotatingWords.map((word) => t(`pages.home.rotating.${word}`))}
                  style={{ textAlign: 'start' }}
                />
              </>
            }
            titleSx={{
              color: 'text.primary',
              fontSize: 'clamp(2.375rem, 1.4rem + 4.6vw, 5rem)',
              lineHeight: 1.04,
            }}
            textSx={{ mt: 2, fontSize: { md: '1.25rem' }, textWrap: 'balance' }}
          />
          <div className="wide">
            <HeroSearchForm {...search} />
          </div>
          <div className="wide">
            <CategoryShortcuts
              shortcuts={CATEGORY_NAMES.map((icon) => ({
                icon,
                label: t(`forms.categories.${icon}`),
                href: paths.listingGrid.href(undefined, { category: icon }),
              }))}
            />
          </div>
        </Content>
      </Container>
    </Root>
  );
}

/** One large flag and two columns of small ones. */
const SHOWN = 7;

function DestinationsSection() {
  const { t } = useTranslation();
  const { destinations, isLoading } = useDestinations();
  return (
    <Section
      title={t('homes.destinationsTitle')}
      text={t('homes.destinationsText')}
      action={{ to: paths.allLocations.href(), label: t('common.allCountries') }}
    >
      <CitiesNow />
      <CardGrid
        label={t('homes.destinationsTitle')}
        busy={isLoading}
        gap={{ xs: 1.5, sm: 2 }}
        sx={{
          gridTemplateColumns: {
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 1.3fr) repeat(2, minmax(0, 1fr))',
          },
          '& > li:first-of-type': {
            gridColumn: { sm: '1 / -1', md: 'auto' },
            gridRow: { md: 'span 3' },
          },
        }}
      >
        {destinations.slice(0, SHOWN).map(({ code, ...card }, index) => (
          <LocationCard key={code} {...card} size={index === 0 ? 'large' : 'small'} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The sample authors, the most followed first. */
const topAuthors = sampleAuthors.toSorted((one, other) => other.followers - one.followers);

function AuthorsSection() {
  const { t } = useTranslation();
  const { listingsOf } = useAuthorCounts();
  return (
    <Section
      title={t('homes.authorsTitle')}
      text={t('homes.authorsText')}
      action={{ to: paths.topAuthor.href(), label: t('homes.authorsAll') }}
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

/** The newsletter: it starts once the address is confirmed. */
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

export default function Home2Page() {
  useHomesTexts();
  const { t } = useTranslation();
  return (
    <Page title={t('forms.search.submit')} description={t('homes.two.description')}>
      <HeroSection />
      <DestinationsSection />
      <VideoSection />
      <PlacesSection
        ground="paper"
        sort="high_rated"
        count={9}
        arrangement="carousel"
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
    </Page>
  );
}
