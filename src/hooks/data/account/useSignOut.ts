import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#src/api/users.ts';
import { paths } from '#src/config/paths.ts';
import { useToast } from '#src/hooks/useToast.ts';

/** Logs out regardless of the response, goes to the home page and shows the result. */
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
