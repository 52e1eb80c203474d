import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { keepAccount } from '#common/contract/account/account.ts';
import { getUser } from '#common/contract/account/users.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useAccountTexts } from '#src/i18n/accountTexts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

export default function PendingDeletion({ deleteAt }: { deleteAt: string }) {
  useAccountTexts();
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { epoch } = useSession();
  const { mutate } = useSWRConfig();
  const {
    send,
    form: { pending, notice },
  } = useFormCall('keep_account', keepAccount, {
    onSuccess: () => {
      toast.success(t('account.ending.kept'));
      void mutate(keyOf(getUser, {}, epoch));
    },
  });
  return (
    <NoticeBanner severity="warning" sx={{ mt: 3 }}>
      {t('account.ending.scheduled', { until: formatInstant(deleteAt, i18n.language) })}
      <div>
        <PendingButton
          variant="outlined"
          pending={pending}
          pendingLabel={t('common.moment')}
          onClick={() => void send({})}
          sx={{ mt: 1 }}
        >
          {t('account.ending.keep')}
        </PendingButton>
      </div>
      <FormNotice>{notice}</FormNotice>
    </NoticeBanner>
  );
}
