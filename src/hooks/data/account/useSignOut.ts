import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import useSWRMutation from 'swr/mutation';
import { signOut } from '#src/api/users.ts';
import { paths } from '#src/config/paths.ts';
import { useToast } from '#src/hooks/useToast.ts';

/** Logs out whatever the server says, goes home, and reports the outcome. */
export const useSignOut = () => {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation();
  const { trigger } = useSWRMutation('sign_out', signOut, {
    throwOnError: false,
    onSuccess: () => toast.success(t('user.logout.message')),
    onError: () => toast.error(t('user.logout.error')),
  });
  return (): void => {
    void navigate(paths.home.href());
    void trigger();
  };
};
