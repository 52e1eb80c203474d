import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Listing } from '#src/api/organisations.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { TagList } from '#src/components/display/TagList.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { initialView, type MapPlace, type PlaceLinks } from '#src/components/maps/place.ts';
import { paths } from '#src/config/paths.ts';
import { popularTags } from '#src/content/home/homeTiles.ts';
import { DEMO_POINTS, useDemoPoints } from '#src/hooks/data/places/useDemoPoints.ts';
import {
  useFurtherPages,
  useOrganisations,
  type Organisations,
} from '#src/hooks/data/places/useOrganisations.ts';
import { useHomesTexts } from '#src/i18n/screens/homesTexts.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { ListingMap } from '#src/pages/shared/listings/ListingMap.tsx';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { useMapLink } from '#src/pages/shared/listings/useMapLink.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { space } from '#theme/tokens.ts';

const Categories = lazyInView(
  async () => (await import('./CategoriesSection.tsx')).CategoriesSection,
);

const CARDS = 9;

/** Maximum number of places on the map. Beyond it, the page says how many are shown. */
const ON_MAP = 300;

const edge = `calc(max(0px, (100vw - ${space.contentWidth}px) / 2) + 24px)`;

/** Text stays in the page column, and the map extends to the window edge. */
const Hero = styled('section')(({ theme }) => ({
  ...theme.mixins.stack,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Column = styled('div')(({ theme }) => ({
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

const Stage = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(0, 2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 3, 2) },
}));

type Layer = 'own' | 'demo';

const height = 'clamp(360px, 64svh, 620px)';

/** The provider publishes each month a few weeks after it ends. */
const publishedMonth = (): string => addDays(serverToday(), -100).slice(0, 7);

interface MapProps {
  id: string;
  listings: readonly Listing[];
  /** Total number of places, if the map shows only some of them. */
  total: number | null;
  request: Organisations;
  links: PlaceLinks;
}

/** The places on a map, with a labelled demo layer at another location. */
function MapSection({ id, listings, total, request, links }: MapProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<Layer>('own');
  const [date] = useState(publishedMonth);
  const { latitude, longitude, zoom } = initialView;
  const points = useDemoPoints({ latitude, longitude, date });
  const others = useMemo(
    () =>
      points.map((point, index): MapPlace => {
        const n = formatNumber(index + 1, i18n.language);
        return {
          id: `demo-${point.id}`,
          title: t('homes.five.demoPoint', { n }),
          text: t('homes.five.demoText'),
          latitude: point.latitude,
          longitude: point.longitude,
        };
      }),
    [points, t, i18n.language],
  );
  // A server with only the specified endpoints sends no positions.
  const hasOwn = listings.some(({ position }) => position !== null);
  const { isLoading } = request;
  const hasDemo = points.length > 0 && !isLoading;
  const count = hasDemo ? points.length : DEMO_POINTS;
  const layer = !hasDemo ? 'own' : hasOwn ? chosen : 'demo';

  if (request.error && listings.length === 0)
    return (
      <Box sx={{ minHeight: height, display: 'grid', alignItems: 'center' }}>
        <Failed {...request} />
      </Box>
    );
  return (
    <>
      <ListingMap
        key={layer}
        id={id}
        label={t('homes.five.map')}
        listings={listings}
        others={others}
        height={height}
        list
        total={total}
        loading={isLoading}
        {...(layer === 'demo' && { center: { latitude, longitude }, zoom })}
        {...links}
      />
      {/* The points come late, if at all. Where the first view shows what is below them, their row is
          always there, so that nothing moves. */}
      <Box
        style={hasDemo ? undefined : { visibility: 'hidden' }}
        sx={{
          mt: 1,
          display: { xs: hasDemo ? 'flex' : 'none', md: 'flex' },
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
        }}
      >
        {(hasOwn || isLoading) && (
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label={t('homes.five.layer')}
            sx={{ '@media (pointer: coarse)': { '& button': { minHeight: 44 } } }}
            value={layer}
            onChange={(_, next: Layer | null) => next && setChosen(next)}
          >
            <ToggleButton value="own">{t('homes.five.own')}</ToggleButton>
            <ToggleButton value="demo">{t('homes.five.demo')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {t('homes.five.demoNote', { count, n: formatNumber(count, i18n.language) })}
        </Typography>
      </Box>
    </>
  );
}

export default function Home5Page() {
  useHomesTexts();
  const { t } = useTranslation();
  const mapId = useId();
  const tagsId = useId();
  const navigate = useNavigate();
  const result = useOrganisations();
  const { records, isLoading } = result;
  const isRequesting = useFurtherPages(result, records.length < ON_MAP);
  const [listings, setListings] = useState(records);
  // Each change refits the map, so it gets the first page at once and all later pages together.
  if (listings !== records && (!isRequesting || listings.length === 0)) setListings(records);
  const { cards, map } = useMapLink(mapId);
  const shown = listings.slice(0, CARDS);

  return (
    <Page title={t('navigation.links.map')} description={t('homes.five.description')}>
      <Hero>
        <Column>
          <Words
            level={1}
            title={t('homes.five.heading')}
            text={t('homes.five.text')}
            titleSx={{ fontSize: 'clamp(2.25rem, 1.7rem + 2.2vw, 3.5rem)', lineHeight: 1.06 }}
            textSx={{ mt: 2 }}
          />
          <SearchForm
            compact
            label={t('homes.five.search')}
            placeholder={t('homes.five.placeholder')}
            onSearch={(keywords) => void navigate(paths.listingGrid.href(keywords))}
          />
          <div>
            <Typography id={tagsId} variant="body2" sx={{ mb: 1, fontWeight: 650 }}>
              {t('homes.five.popular')}
            </Typography>
            <TagList
              aria-labelledby={tagsId}
              aria-label={undefined}
              tags={popularTags.map((tag) => t(`homes.five.tags.${tag}`))}
              hrefFor={paths.listingGrid.href}
            />
          </div>
        </Column>
        <Stage>
          <MapSection
            id={mapId}
            listings={listings}
            total={result.total > ON_MAP || result.error ? result.total : null}
            request={result}
            links={map}
          />
        </Stage>
      </Hero>
      {(isLoading || shown.length > 0) && (
        <Section title={t('homes.five.onMap')} text={t('homes.five.onMapText')}>
          <ListingCards
            label={t('homes.five.onMap')}
            listings={shown}
            skeletons={isLoading ? 4 : 0}
            arrangement="rail"
            map={cards}
          />
        </Section>
      )}
      <Categories />
    </Page>
  );
}
