import { useTranslation } from 'react-i18next';
import { reportPlace } from '#common/contract/forms/messages.ts';
import { ReportDialog } from '#src/components/forms/message/ReportDialog.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

const fields = ['message'];

interface Props {
  open?: boolean;
  onClose?: () => void;
  id: string;
}

export function Report({ open, onClose, id }: Props) {
  const { t } = useTranslation();
  const { send, form } = useFormCall(`report/${id}`, reportPlace, {
    idempotent: true,
    fields,
    done: () => t('written.sent.report'),
  });
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      onSubmit={(values, guard) => send({ id, body: { ...values, guard } })}
      {...form}
    />
  );
}
