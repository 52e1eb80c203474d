import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { object } from 'yup';
import type { ReportReason } from '#common/forms.ts';
import { REVIEW_LONGEST } from '#common/reviews.ts';
import { removeReply, replyToReview, reportReview } from '#common/contract/reviews/reviews.ts';
import { call } from '#src/api/transport/call.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { ReportDialog } from '#src/components/forms/message/ReportDialog.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { paths } from '#src/config/paths.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useReviewTexts } from '#src/i18n/screens/reviewTexts.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

interface Props {
  open?: boolean;
  onClose?: () => void;
  code: string;
}

const noReasons: readonly ReportReason[] = [];

const noDraft = { message: '' };

export function ReviewReport({ open = false, onClose, code }: Props) {
  useReviewTexts();
  const { t } = useTranslation();
  const origin = useLocation();
  // A report may need a login first, so its text is kept as a draft.
  const { draft, keep, forget } = useDraft(`report_review.${code}`, noDraft);
  const { send, form, failure } = useFormCall(
    `report_review.${code}`,
    (body: { message: string }) => call(reportReview, { code, body }),
    { fields: ['message'], done: () => t('reviews.report.done'), onSuccess: () => forget() },
  );
  const login = (
    <NoticeBanner severity="info">
      <Link component={RouterLink} to={paths.login.href()} state={{ origin }}>
        {t('reviews.report.toLogin')}
      </Link>
    </NoticeBanner>
  );
  return (
    <ReportDialog
      open={open}
      title={t('reviews.report.title')}
      reasons={noReasons}
      initial={draft}
      onDraft={keep}
      onClose={onClose}
      onSubmit={send}
      {...form}
      notice={failure?.kind === 'unauthorised' ? login : form.notice}
    />
  );
}

const replySchema = object({ text: writtenText(REVIEW_LONGEST) });

interface ReplyProps extends Props {
  reply: string | null;
  onDone?: () => void;
}

export function ReviewReply({ open, onClose, code, reply, onDone }: ReplyProps) {
  useReviewTexts();
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const { send, form } = useFormCall(
    `reply.${code}`,
    (text: string | null) =>
      text === null ? call(removeReply, { code }) : call(replyToReview, { code, body: { text } }),
    {
      fields: ['text'],
      onSuccess: () => {
        void mutate((key) => Array.isArray(key) && String(key[0]).includes('organisations'));
        onDone?.();
        onClose?.();
      },
    },
  );
  return (
    <FormDialog
      {...form}
      key={reply}
      open={open}
      onClose={onClose}
      title={t('reviews.reply.title')}
      initial={{ text: reply ?? '' }}
      schema={replySchema}
      onSubmit={({ text }) => send(text)}
      extra={
        reply !== null && (
          <Button
            color="error"
            disabled={form.pending}
            onClick={() => void send(null)}
            sx={{ mr: { sm: 'auto' } }}
          >
            {t('common.remove')}
          </Button>
        )
      }
      submit={t('reviews.reply.submit')}
      pendingLabel={t('reviews.reply.sending')}
    >
      <TextInput
        name="text"
        label={t('reviews.reply.text')}
        hint={t('reviews.reply.hint')}
        multiline
        minRows={4}
      />
    </FormDialog>
  );
}
