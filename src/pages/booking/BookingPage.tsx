import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckoutForm } from '#src/components/forms/checkout/CheckoutForm.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { SampleReceipt } from '#src/pages/shared/samples/SampleReceipt.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { useCheckoutTexts } from '#src/i18n/screens/checkoutTexts.ts';

/** On a phone the notice may be below the fold. */
const bringIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'nearest' });

const LegalDialog = lazyDialog(
  async () => (await import('#src/components/navigation/footer/LegalDialog.tsx')).LegalDialog,
);

/** Payment for a booking. A sample: nothing is charged, and card details never leave the form. */
export default function BookingPage() {
  useCheckoutTexts();
  const { t } = useTranslation();
  const [termsOpen, setTermsOpen] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  // The notice says that nothing was sent.
  const notice = submitted && (
    <NoticeBanner
      ref={bringIntoSight}
      severity="info"
      sx={{ scrollMarginBlock: '96px 24px' }}
      onClose={() => setSubmitted(false)}
    >
      {t('common.notConnected')}
      <div>
        <Link href={paths.bookingConfirmation.href()} underline="always">
          {t('checkout.booking.seeConfirmation')}
        </Link>
      </div>
    </NoticeBanner>
  );
  return (
    <BannerPage
      title={t('checkout.booking.title')}
      description={t('checkout.booking.description')}
      text={t('checkout.booking.text')}
    >
      <Container sx={{ pb: { xs: 6, md: 10 } }}>
        <Box sx={sideBySide('minmax(0, 1fr) minmax(300px, 380px)', { xs: 3, md: 5 })}>
          <CheckoutForm
            onSubmit={() => setSubmitted(true)}
            onTerms={() => setTermsOpen(true)}
            notice={notice}
          />
          <Box sx={{ order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: { md: 100 } }}>
            <SampleReceipt />
            <Typography variant="body2" sx={{ mt: 2, px: 3, color: 'text.secondary' }}>
              {t('checkout.booking.sample')}
            </Typography>
          </Box>
        </Box>
      </Container>
      <LegalDialog open={termsOpen} kind="terms" onClose={() => setTermsOpen(false)} />
    </BannerPage>
  );
}
