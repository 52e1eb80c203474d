import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { Offer } from '#src/components/forms/booking/Offer.tsx';
import { paths } from '#src/config/paths.ts';
import { useWaitingList } from '#src/hooks/data/tickets/useWaitingList.ts';
import { useLandingPlaces } from './landingPlaces.ts';

/** A ticket that can be taken now, live. Renders nothing if no place has an open list. */
export function HeroTicket() {
  const { t } = useTranslation();
  const place = useLandingPlaces().data?.live ?? null;
  const { data: list } = useWaitingList(place?.slug ?? null, serverToday());
  if (!place) return null;
  const { waiting, minutes } = place.wait;
  const openList = list && list.state !== 'full' && list.state !== 'closed' ? list : null;
  return (
    <section aria-label={t('home.ticket')}>
      <Offer
        isBrief
        lists={{
          status: 'ready',
          list: {
            code: place.code,
            ticketsCount: openList?.ticketsCount ?? waiting,
            nextRank: openList?.nextRank ?? null,
            minutes,
          },
        }}
        action={
          <Button
            href={paths.listing.href(place.slug)}
            variant="contained"
            sx={{ minHeight: { sm: 54 }, fontSize: { sm: '1.0625rem' } }}
          >
            {t('booking.take')}
          </Button>
        }
      >
        <Typography variant="h4" component="p" sx={{ gridColumn: '1 / -1' }}>
          {place.title}
        </Typography>
      </Offer>
    </section>
  );
}
