import { useTranslation } from 'react-i18next';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';

interface Props {
  address: string;
  city: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Where the place is, the way there, and its telephone. */
export function PlaceCard({ address, city, phone, latitude, longitude }: Props) {
  const { t } = useTranslation();
  return (
    <ContactCard
      title={t('ticket.place')}
      address={[address, city].filter(Boolean).join(', ')}
      phone={phone}
      directionsHref={
        latitude === null || longitude === null
          ? null
          : `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
      }
    />
  );
}
