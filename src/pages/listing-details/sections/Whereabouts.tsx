import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisations.ts';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { PlaceMap } from '#src/components/maps/PlaceMap.tsx';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

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
          />
        </Panel>
      )}
      <Panel title={t('navigation.links.contact')}>
        <ContactCard
          address={addressOf(organisation)}
          phone={phone}
          email={email}
          website={website}
          position={position}
        />
      </Panel>
    </Stack>
  );
}
