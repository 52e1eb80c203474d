import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleBooking } from '#src/content/booking.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { SampleReceipt } from '#src/pages/shared/samples/SampleReceipt.tsx';
import { useCheckoutTexts } from '#src/i18n/screens/checkoutTexts.ts';

export default function BookingConfirmationPage() {
  useCheckoutTexts();
  const { t } = useTranslation();
  return (
    <Page
      title={t('checkout.confirmation.title')}
      description={t('checkout.confirmation.description')}
    >
      <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 6, md: 10 } }}>
        <Breadcrumb
          items={[
            { label: t('checkout.booking.title'), href: paths.booking.href() },
            { label: t('checkout.confirmation.title') },
          ]}
        />
        <Box
          sx={{
            ...sideBySide('minmax(0, 1fr) minmax(300px, 420px)', { xs: 4, md: 8 }),
            mt: { xs: 3, md: 6 },
            alignItems: 'center',
          }}
        >
          <div>
            <CheckCircle aria-hidden sx={{ fontSize: 56, color: 'roles.success.fill' }} />
            <Typography variant="h1" tabIndex={-1} sx={{ mt: 1.5 }}>
              {t('checkout.confirmation.heading')}
            </Typography>
            <Typography
              sx={{ mt: 1.5, fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' }}
            >
              {t('checkout.confirmation.number', { number: sampleBooking.number })}
            </Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '34em' }}>
              {t('checkout.confirmation.text')}
            </Typography>
            <NoticeBanner severity="info" sx={{ mt: 3 }}>
              {t('checkout.confirmation.sample')}
            </NoticeBanner>
            <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
              <Button href={paths.invoice.href()} variant="contained" size="large">
                {t('checkout.confirmation.viewInvoice')}
              </Button>
              <Button href={paths.home.href()} variant="outlined" size="large">
                {t('pages.notFound.backHome')}
              </Button>
            </Stack>
          </div>
          <SampleReceipt />
        </Box>
      </Container>
    </Page>
  );
}
