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
        action={t('pages.home.ctaAction')}
        href={paths.signUp.href()}
      />
    </Container>
  );
}
