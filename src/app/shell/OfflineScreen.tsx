import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { isServerThere } from '#src/browser/connection.ts';

/** Reloads only if the server is reachable. Otherwise the browser would show its own error. */
export const reloadIfThere = async (): Promise<boolean> => {
  const there = await isServerThere();
  if (there) window.location.reload();
  return there;
};

export function OfflineScreen() {
  const { t } = useTranslation();
  const [trying, setTrying] = useState(false);
  return (
    <main id="main">
      <title>{t('pages.titleWithBrand', { title: t('errors.offlineTitle') })}</title>
      <ErrorState
        headingLevel={1}
        picture="offline"
        title={t('errors.offlineTitle')}
        text={t('errors.offlineText')}
        retrying={trying}
        onRetry={async () => {
          setTrying(true);
          if (!(await reloadIfThere())) setTrying(false);
        }}
      />
    </main>
  );
}
