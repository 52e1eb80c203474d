import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useToast } from '#src/hooks/useToast.ts';

let warned: number | null = null;

/**
 * Warns that the session ends with the page if the browser refuses storage. When the server refuses a refresh, it shows a message and redirects to the login with the origin.
 */
export function SessionEnd() {
  const { ended, sessionVersion, loggedIn, stored } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const { t } = useTranslation();

  useEffect(() => {
    if (ended !== 'expired') return;
    toast.info(t('user.logout.expired'));
    void navigate(paths.login.href(), { replace: true, state: { origin: location } });
    // oxlint-disable-next-line react/exhaustive-deps -- A later change of address or language must not redirect.
  }, [ended, sessionVersion]);

  useEffect(() => {
    if (!loggedIn || stored || warned === sessionVersion) return;
    warned = sessionVersion;
    toast.info(t('user.login.notStored'));
  }, [loggedIn, stored, sessionVersion, toast, t]);

  return null;
}
