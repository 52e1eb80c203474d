import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { endAccount, getEnding } from '#common/contract/account/account.ts';
import { session } from '#src/api/transport/session.ts';
import { DeleteAccountDialog } from '#src/components/forms/account/DeleteAccountDialog.tsx';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section } from './Section.tsx';

const fields = ['password'];

/** The end of the account: what it means, the password, and 14 days to change one's mind. */
export function DeletionSection() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { data: ending, error } = useOwnQuery(getEnding, open ? {} : null, {
    shouldRetryOnError: false,
  });
  const { send, pending, notice, serverErrors, forget } = useFormCall('deletion', endAccount, {
    fields,
    onSuccess: ({ deleteAt }) => {
      // Every session has ended on the server, this one too.
      void navigate(paths.home.href());
      session.close('left');
      toast.success(t('account.ending.done', { until: formatInstant(deleteAt, i18n.language) }));
    },
  });
  const isUnknown = error !== undefined && error.kind !== 'unauthorised';
  return (
    <Section title={t('pages.dashboard.deleteTitle')}>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {t('pages.dashboard.deleteAction')}
      </Button>
      <DeleteAccountDialog
        open={open}
        ending={ending}
        loading={open && !ending && !isUnknown}
        onClose={() => {
          setOpen(false);
          forget();
        }}
        onSubmit={({ password }) => send({ body: { password } })}
        pending={pending}
        serverErrors={serverErrors}
        notice={notice}
      />
    </Section>
  );
}
