import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { OpeningHours } from '#src/components/display/place/OpeningHours.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { PlaceMap } from '#src/components/maps/PlaceMap.tsx';
import { sampleOffice } from '#src/content/office.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { useMessage } from '#src/pages/shared/mailForms.ts';
import { useHelpTexts } from '#src/i18n/screens/helpTexts.ts';

export default function ContactPage() {
  useHelpTexts();
  const { t, i18n } = useTranslation();
  useFormTexts();
  const [query] = useSearchParams();
  const about = query.get('about') === 'job' ? 'job' : 'contact';
  const form = useMessage(about);
  const [today] = useState(() => serverToday());
  const { name, phones, emails, position, hours } = sampleOffice;
  const address = inLanguage(sampleOffice.address, i18n.language);
  return (
    <BannerPage
      title={t('navigation.links.contact')}
      description={t('help.contact.description')}
      text={t('help.contact.text')}
    >
      <Container sx={{ pb: { xs: 6, md: 10 } }}>
        <Box sx={sideBySide('minmax(0, 1.5fr) minmax(300px, 1fr)', 3)}>
          <Panel title={t('help.contact.formTitle')}>
            <MessageForm rows={12} label={t('help.contact.formTitle')} {...form} />
          </Panel>
          <Stack sx={{ gap: 3 }}>
            <ContactCard
              title={t('help.contact.officeTitle')}
              address={address}
              phone={phones}
              email={emails}
            />
            <Panel title={t('help.contact.hoursTitle')}>
              <OpeningHours days={hours} today={weekdayOf(today)} />
            </Panel>
          </Stack>
        </Box>
        <Box component="section" aria-labelledby="map" sx={{ mt: { xs: 5, md: 7 } }}>
          <SectionHeading id="map" title={t('help.contact.mapTitle')} text={address} />
          <PlaceMap
            label={t('help.contact.mapTitle')}
            places={[
              { id: 'office', title: inLanguage(name, i18n.language), text: address, ...position },
            ]}
            height={420}
          />
        </Box>
      </Container>
    </BannerPage>
  );
}
