import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { PlaceMap } from '#src/components/maps/PlaceMap.tsx';
import { env } from '#src/config/env.ts';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

/** Source: section 9 of the specification. */
const ZOOM = 13;

const directionsTo = ({ latitude, longitude }: NonNullable<Organisation['position']>): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

export function Whereabouts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { code, title, position, phone, email, website } = organisation;
  return (
    <Stack sx={{ gap: 3 }}>
      {position && (
        <Panel title={t('details.map')}>
          <PlaceMap
            label={t('details.mapOf', { title })}
            places={[{ id: code, title, ...position }]}
            center={position}
            zoom={ZOOM}
            token={env.mapboxToken}
            styleUrl={env.mapStyleUrl}
          />
        </Panel>
      )}
      <Panel title={t('navigation.links.contact')}>
        <ContactCard
          address={addressOf(organisation)}
          phone={phone}
          email={email}
          website={website}
          directionsHref={position ? directionsTo(position) : undefined}
        />
      </Panel>
    </Stack>
  );
}
