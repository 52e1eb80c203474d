import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { formatTime } from '#src/lib/dates.ts';

interface Props {
  address: string;
  city: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Earliest predicted time of the call, ISO 8601. Null if unknown or past. */
  calledFrom?: string | null;
}

export function PlaceCard({ address, city, phone, latitude, longitude, calledFrom = null }: Props) {
  const { t } = useTranslation();
  const isToday = calledFrom?.slice(0, 10) === serverToday();
  const to = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <ContactCard
      title={t('ticket.place')}
      address={[address, city && !address.includes(city) && city].filter(Boolean).join(', ')}
      phone={phone}
      position={to}
    >
      {!to && isToday && (
        <Typography sx={{ fontWeight: 650 }}>
          {t('ticket.leave.unplaced', { time: formatTime(calledFrom) })}
        </Typography>
      )}
    </ContactCard>
  );
}
