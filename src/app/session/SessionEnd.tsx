import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useToast } from '#src/hooks/useToast.ts';

let warned: number | null = null;

/**
 * Says that a session will end with the page, where the browser refuses storage. When a session is
 * refused renewal: says so and leads to the login, keeping the origin.
 */
export function SessionEnd() {
  const { ended, epoch, loggedIn, stored } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const { t } = useTranslation();

  useEffect(() => {
    if (ended !== 'expired') return;
    toast.info(t('user.logout.expired'));
    void navigate(paths.login.href(), { replace: true, state: { origin: location } });
    // Only the end itself leads away, not a later change of address or language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended, epoch]);

  useEffect(() => {
    if (!loggedIn || stored || warned === epoch) return;
    warned = epoch;
    toast.info(t('user.login.notStored'));
  }, [loggedIn, stored, epoch, toast, t]);

  return null;
}
