import { useTranslation } from 'react-i18next';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { NotFoundContent } from '#src/pages/shared/layout/NotFoundContent.tsx';

/** Any address that is no screen. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
      <NotFoundContent />
    </Page>
  );
}
