import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { ReviewForm } from '#src/components/forms/message/ReviewForm.tsx';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useNotConnected } from '#src/pages/shared/useNotConnected.tsx';

/** What a draft of a review keeps; a photo has to be chosen again. */
const noDraft = { rating: null, name: '', email: '', text: '' };

/** The form to say something about a place. */
export function AddReview({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { answer, notice } = useNotConnected();
  const { draft, keep } = useDraft(`review.${organisation.code}`, noDraft);
  return (
    <Panel title={t('details.addReview')}>
      <ReviewForm initial={draft} onDraft={keep} onSubmit={answer} notice={notice} />
    </Panel>
  );
}
