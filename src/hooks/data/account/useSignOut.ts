import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#src/api/users.ts';
import { paths } from '#src/config/paths.ts';
import { useToast } from '#src/hooks/useToast.ts';

/** Logs out whatever the server says, goes home, and reports the outcome. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation();
  return async (): Promise<void> => {
    void navigate(paths.home.href());
    try {
      await signOut();
      toast.success(t('user.logout.message'));
    } catch {
      toast.error(t('user.logout.error'));
    }
  };
};
