import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { InvoiceSheet } from '#src/components/tables/InvoiceSheet.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleBooking, sampleLinesIn } from '#src/content/booking.ts';
import { inLanguage } from '#src/content/sample.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { printStyles } from '#src/pages/shared/print.ts';
import { useCheckoutTexts } from '#src/i18n/screens/checkoutTexts.ts';

const partyIn = (party: typeof sampleBooking.author, language: string) => ({
  name: inLanguage(party.name, language),
  lines: language.startsWith('en') ? party.lines.en : party.lines.el,
});

export default function InvoicePage() {
  useCheckoutTexts();
  const { t, i18n } = useTranslation();
  const [issued] = useState(() => serverToday());
  const { number, discount, author, recipient } = sampleBooking;
  return (
    <Page title={t('checkout.invoice.title')} description={t('checkout.invoice.description')}>
      <GlobalStyles styles={printStyles} />
      <Box sx={{ maxWidth: 960, mx: 'auto' }}>
        <PageBanner
          title={t('checkout.invoice.title')}
          text={t('checkout.invoice.sample')}
          breadcrumb={[
            {
              label: t('checkout.confirmation.title'),
              href: paths.bookingConfirmation.href(),
            },
            { label: t('checkout.invoice.title') },
          ]}
          action={
            <Button
              variant="contained"
              startIcon={<PrintOutlined />}
              onClick={() => window.print()}
            >
              {t('common.print')}
            </Button>
          }
        />
      </Box>
      <Container maxWidth={false} sx={{ maxWidth: 960, pb: { xs: 6, md: 10 } }}>
        <InvoiceSheet
          number={number}
          issued={issued}
          from={partyIn(author, i18n.language)}
          to={partyIn(recipient, i18n.language)}
          lines={sampleLinesIn(i18n.language)}
          discount={discount}
        />
        <Stack direction="row" sx={{ mt: 4, justifyContent: 'center' }}>
          <Button href={paths.home.href()} variant="outlined">
            {t('pages.notFound.backHome')}
          </Button>
        </Stack>
      </Container>
    </Page>
  );
}
