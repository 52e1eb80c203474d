import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { Payment } from '#src/components/forms/checkout/Payment.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { checkoutSchema } from '#src/components/forms/schemas/checkout.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { SampleReceipt } from '#src/pages/shared/samples/SampleReceipt.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';

/** On a phone the notice may be below the fold. */
const bringIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'nearest' });

const LegalDialog = lazyDialog(
  async () => (await import('#src/components/navigation/footer/LegalDialog.tsx')).LegalDialog,
);

const sheet = { p: { xs: 2.5, sm: 4 } };

/** Payment for a booking. A sample: nothing is charged, and card details never leave the form. */
export default function BookingPage() {
  const { t } = useTranslation();
  const id = useId();
  const [termsOpen, setTermsOpen] = useState(false);
  const [responded, setAnswered] = useState(false);
  // The notice says that nothing was sent.
  const notice = responded && (
    <NoticeBanner
      ref={bringIntoSight}
      severity="info"
      sx={{ scrollMarginBlock: '96px 24px' }}
      onClose={() => setAnswered(false)}
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
    <Page title={t('checkout.booking.title')} description={t('checkout.booking.description')}>
      <PageBanner
        title={t('checkout.booking.title')}
        text={t('checkout.booking.text')}
        breadcrumb={[{ label: t('checkout.booking.title') }]}
      />
      <Container sx={{ pb: { xs: 6, md: 10 } }}>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: { xs: 3, md: 5 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) minmax(300px, 380px)',
            },
          }}
        >
          {/* Without a draft, card details are lost with the page. */}
          <FormShell
            schema={checkoutSchema}
            onSubmit={() => setAnswered(true)}
            aria-label={t('checkout.form.label')}
            style={{ gap: 24 }}
          >
            <Card component="section" aria-labelledby={id} sx={sheet}>
              <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
                {t('checkout.form.personal')}
              </Typography>
              <FieldPair>
                <TextInput
                  name="first_name"
                  label={t('auth.firstName')}
                  autoComplete="given-name"
                />
                <TextInput name="last_name" label={t('auth.lastName')} autoComplete="family-name" />
                <TextInput
                  name="email"
                  type="email"
                  label={t('fields.email')}
                  hint={t('checkout.form.emailHint')}
                />
                <TextInput name="phone" type="tel" label={t('fields.phone')} optional />
              </FieldPair>
            </Card>
            <Card component="section" aria-labelledby={`${id}-payment`} sx={sheet}>
              <Typography id={`${id}-payment`} variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
                {t('checkout.form.payment')}
              </Typography>
              <Payment />
            </Card>
            <div>
              <Stack
                direction="row"
                sx={{
                  flexWrap: 'wrap',
                  alignItems: 'flex-start',
                  justifyContent: 'space-between',
                  columnGap: 4,
                  rowGap: 2,
                }}
              >
                <Box sx={{ display: 'grid', justifyItems: 'start' }}>
                  <CheckboxInput name="terms" label={t('checkout.form.terms')} />
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => setTermsOpen(true)}
                    sx={{ ml: '18px' }}
                  >
                    {t('addListing.readTerms')}
                  </Button>
                </Box>
                <SubmitButton
                  pendingLabel={t('common.confirming')}
                  sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
                >
                  {t('checkout.form.submit')}
                </SubmitButton>
              </Stack>
              <FormNotice>{notice}</FormNotice>
            </div>
          </FormShell>
          <Box sx={{ order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: { md: 100 } }}>
            <SampleReceipt />
            <Typography variant="body2" sx={{ mt: 2, px: 1, color: 'text.secondary' }}>
              {t('checkout.booking.sample')}
            </Typography>
          </Box>
        </Box>
      </Container>
      <LegalDialog open={termsOpen} kind="terms" onClose={() => setTermsOpen(false)} />
    </Page>
  );
}
