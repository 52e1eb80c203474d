import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { paths } from '#src/config/paths.ts';

export function SignUpSection() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: { xs: 6, md: 9 } }}>
      <CallToAction
        title={t('pages.home.ctaTitle')}
        text={t('pages.home.ctaText')}
        action={
          <Button href={paths.signUp.href()} variant="contained" size="large">
            {t('pages.home.ctaAction')}
          </Button>
        }
      />
    </Container>
  );
}
