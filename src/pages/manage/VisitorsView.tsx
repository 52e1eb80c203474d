import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInAthens } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { OpeningHours, type Weekday } from '#src/components/display/place/OpeningHours.tsx';
import { DayList } from '#src/components/manage/DayList.tsx';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { listingCardOf } from '#src/pages/shared/listings/listingCard.ts';
import type { Plan } from './tabs.ts';

/** As many days as fit beside a form. */
const DAYS = 4;

interface Props {
  plan: Plan;
  /** Shows opening hours instead of the next days, which stand beside it already. */
  hours: boolean;
}

/** The place as its visitors find it, beside what its owners change: its card with today's line, and days. */
export function VisitorsView({ plan, hours }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { data: place, isLoading } = useOrganisation(plan.organisation.slug);
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        // A lower window would hide its end until the form is over.
        '@media (min-height: 1100px)': { position: 'sticky', top: 88 },
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem' }}>
        {t('manage.visitors.title')}
      </Typography>
      {(place || isLoading) && (
        <ListingCard {...(place && listingCardOf(place, i18n.language))} loading={!place} />
      )}
      <Typography variant="h3" sx={{ fontSize: '1rem', mt: 1 }}>
        {t(hours ? 'details.hours' : 'manage.visitors.days')}
      </Typography>
      {hours ? (
        <OpeningHours
          days={plan.openingHours.map((day) => ({ ...day, weekday: day.weekday as Weekday }))}
          today={weekdayOf(todayInAthens()) as Weekday}
        />
      ) : (
        <DayList days={plan.days.slice(0, DAYS)} today={todayInAthens()} />
      )}
    </Box>
  );
}
