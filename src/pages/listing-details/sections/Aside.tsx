import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Organisation } from '#src/api/organisations.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { paths } from '#src/config/paths.ts';
import { sceneNow } from '#src/lib/wait/scene.ts';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { OpeningHours } from '#src/components/display/place/OpeningHours.tsx';
import { StatList } from '#src/components/display/StatList.tsx';
import { TagList } from '#src/components/display/TagList.tsx';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { sampleAuthors } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useOthers } from './useOthers.ts';
import { standalone } from '#src/components/display/standalone.ts';

function AuthorBlock({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { author } = organisation;
  if (!author) return null;
  const known = sampleAuthors.find(({ name }) => name.el === author.name);
  const profile = author.code ?? known?.id;
  const isHidden = author.code === null && !known;
  return (
    <Panel title={t('details.owner')}>
      <AuthorCard
        plain
        name={known ? inLanguage(known.name, i18n.language) : author.name}
        image={author.image}
        href={isHidden ? undefined : paths.userProfile.href(profile)}
      />
    </Panel>
  );
}

function Facts({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { statistics, openingHours, category, tags } = organisation;
  const figure = (value: number): string => formatNumber(value, i18n.language);
  return (
    <>
      {statistics && (
        <Panel title={t('details.statistics')}>
          <StatList
            items={[
              { label: t('details.views'), value: figure(statistics.views) },
              { label: t('details.reviewsCount'), value: figure(statistics.reviews) },
              { label: t('details.ticketsServed'), value: figure(statistics.ticketsServed) },
            ]}
          />
        </Panel>
      )}
      <Panel title={t('details.hours')}>
        {openingHours.length === 0 ? (
          <Typography>{t('details.noHours')}</Typography>
        ) : (
          <OpeningHours days={openingHours} today={weekdayOf(serverToday())} />
        )}
      </Panel>
      {category && (
        <Panel title={t('navigation.links.categories')}>
          <Chip
            component={Link}
            to={paths.listingGrid.href(category.title)}
            clickable
            variant="outlined"
            icon={<CategoryIcon name={category.icon} />}
            label={category.title}
          />
        </Panel>
      )}
      {tags.length > 0 && (
        <Panel title={t('details.tags')}>
          <TagList tags={tags} hrefFor={(tag) => paths.listingGrid.href(tag)} />
        </Panel>
      )}
    </>
  );
}

/** Compact similar places. Full cards follow below the listing. */
function Similar({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { similar } = useOthers(organisation);
  return (
    <Panel title={t('details.similar')}>
      <Stack component="ul" sx={{ gap: 2, mb: 2 }}>
        {similar.map((listing) => (
          <Stack component="li" key={listing.code} direction="row" sx={{ gap: 2 }}>
            <Box sx={{ width: 88, flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
              <Picture src={sceneNow(listing.image, listing.wait)} alt="" ratio={4 / 3} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <MuiLink href={paths.listing.href(listing.slug)} sx={standalone}>
                {listing.title}
              </MuiLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {addressOf(listing)}
              </Typography>
              {listing.wait && <WaitLine wait={listing.wait} />}
            </Box>
          </Stack>
        ))}
      </Stack>
      <MuiLink href={paths.listingGrid.href()} sx={standalone}>
        {t('details.similarText')}
      </MuiLink>
    </Panel>
  );
}

const StayInTouch = lazyInView<Pick<Organisation, 'links'>>(
  async () => (await import('./StayInTouch.tsx')).StayInTouch,
  { height: '420px' },
);

export function Aside({ organisation }: { organisation: Organisation }) {
  return (
    <Box
      component="aside"
      sx={{
        columnCount: { sm: 2 },
        columnGap: 3,
        '&& > *': { breakInside: 'avoid', mb: 3 },
      }}
    >
      <AuthorBlock organisation={organisation} />
      <Facts organisation={organisation} />
      <Similar organisation={organisation} />
      <StayInTouch links={organisation.links} />
    </Box>
  );
}
