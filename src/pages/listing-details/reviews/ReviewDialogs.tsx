import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { ReportReason } from '#common/forms.ts';
import { removeReply, replyToReview, reportReview } from '#common/contract/reviews/reviews.ts';
import { call } from '#src/api/transport/call.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { ReplyDialog } from '#src/components/forms/message/ReplyDialog.tsx';
import { ReportDialog } from '#src/components/forms/message/ReportDialog.tsx';
import { paths } from '#src/config/paths.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useReviewTexts } from '#src/i18n/reviewTexts.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

interface Props {
  open?: boolean;
  onClose?: () => void;
  /** The code of the review. */
  code: string;
}

/** A report of a review gives its reason in the message alone. */
const noReasons: readonly ReportReason[] = [];

const noDraft = { message: '' };

export function ReviewReport({ open = false, onClose, code }: Props) {
  useReviewTexts();
  const { t } = useTranslation();
  const origin = useLocation();
  // Reporting may lead to the login first: what was written is there afterwards.
  const { draft, keep, forget: drop } = useDraft(`report_review.${code}`, noDraft);
  const {
    send,
    form: { pending, notice },
    failure,
    forget,
  } = useFormCall(
    `report_review.${code}`,
    (body: { message: string }) => call(reportReview, { code, body }),
    { fields: ['message'], done: () => t('reviews.report.done'), onSuccess: () => drop() },
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
      onClose={() => {
        forget();
        onClose?.();
      }}
      onSubmit={send}
      pending={pending}
      notice={failure?.kind === 'unauthorised' ? login : notice}
    />
  );
}

/** Replies to a review in the name of the place. */
export function ReviewReply({
  open = false,
  onClose,
  code,
  reply,
  onDone,
}: Props & {
  reply: string | null;
  /** Called once the reply is there, or gone. */
  onDone?: () => void;
}) {
  useReviewTexts();
  const { mutate } = useSWRConfig();
  const { send, form, forget } = useFormCall(
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
    <ReplyDialog
      key={reply}
      open={open}
      initial={reply ?? ''}
      onClose={() => {
        forget();
        onClose?.();
      }}
      onSubmit={async ({ text }) => {
        await send(text);
      }}
      onRemove={reply === null ? undefined : () => void send(null)}
      {...form}
    />
  );
}
