import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisations.ts';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { paths } from '#src/config/paths.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { useWaitNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { alternativesTo, reasonToLeave } from '#src/lib/wait/alternatives.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { listingCardOf } from '#src/pages/shared/listings/listingCard.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { useOthers } from './useOthers.ts';
import { standalone } from '#src/components/display/standalone.ts';

export function AlsoViewed({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { viewed } = useOthers(organisation);
  if (viewed.length === 0) return null;
  return (
    <Section ground="paper" title={t('details.alsoViewed')}>
      <CardCarousel
        label={t('details.alsoViewedOf', { title: organisation.title })}
        perView={{ 0: 1, 600: 2, 1000: 3 }}
      >
        {viewed.map((listing) => (
          <ListingCard
            key={listing.code}
            {...listingCardOf(listing, i18n.language)}
            headingLevel={3}
          />
        ))}
      </CardCarousel>
    </Section>
  );
}

const Places = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.25),
    paddingBlock: theme.spacing(1.25),
    '& > a': { fontWeight: 650, justifySelf: 'start', paddingBlock: theme.spacing(0.25) },
    '& > span': theme.mixins.note,
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/**
 * The best alternative by distance and wait if the place is closed, full or slow. Selected from the
 * similar places. Hidden if there is none.
 */
export function Elsewhere({ id, organisation }: { id: string; organisation: Organisation }) {
  const { t } = useTranslation();
  const wait = useWaitNow(id, organisation);
  const { position } = useWhereabouts();
  const { sameKind } = useOthers(organisation);
  const reason = reasonToLeave(wait);
  const found = alternativesTo({ ...organisation, wait }, sameKind, position);
  if (!reason || found.length === 0) return null;
  // Measured from the place, because the person's position is unknown.
  const distance = (words: string) =>
    position === null ? t('details.elsewhere.fromHere', { way: words }) : words;
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={t(`details.elsewhere.${reason}`)}>
        <Places aria-label={t(`details.elsewhere.${reason}`)}>
          {found.map(({ place, onFoot }) => {
            const district = place.district ?? place.city;
            return (
              <li key={place.slug}>
                <Link href={paths.listing.href(place.slug)} sx={standalone}>
                  {place.title}
                </Link>
                {place.wait && <WaitLine wait={place.wait} />}
                {(onFoot !== null || district) && (
                  <span>
                    {onFoot !== null && (
                      <span>{distance(t('browse.first.onFoot', { count: onFoot }))}</span>
                    )}
                    {onFoot !== null && district && ' · '}
                    {district}
                  </span>
                )}
              </li>
            );
          })}
        </Places>
      </Panel>
    </Box>
  );
}
