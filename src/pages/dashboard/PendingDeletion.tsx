import { useTranslation } from 'react-i18next';
import { keepAccount } from '#common/contract/account/account.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useAccountTexts } from '#src/i18n/screens/accountTexts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

export default function PendingDeletion({ deleteAt }: { deleteAt: string }) {
  useAccountTexts();
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { mutate } = useCurrentUser();
  const { send, form } = useFormCall('keep_account', keepAccount, {
    onSuccess: () => {
      toast.success(t('account.ending.kept'));
      void mutate();
    },
  });
  return (
    <NoticeBanner severity="warning" sx={{ mt: 3 }}>
      {t('account.ending.scheduled', { until: formatInstant(deleteAt, i18n.language) })}
      <div>
        <PendingButton
          variant="outlined"
          pending={form.pending}
          pendingLabel={t('common.moment')}
          onClick={() => void send({})}
          sx={{ mt: 1 }}
        >
          {t('account.ending.keep')}
        </PendingButton>
      </div>
      <FormNotice>{form.notice}</FormNotice>
    </NoticeBanner>
  );
}
