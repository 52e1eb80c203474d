import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { DraftStatus } from '#src/components/feedback/DraftStatus.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { covering, Kinds } from '#stories/components/frames.tsx';
import guide from './Feedback.md?raw';

const act = fn();
const close = fn();

const meta = preview.meta({
  title: 'Components/Feedback',
  parameters: { docs: { description: { component: guide } } },
});

const question = {
  open: true,
  title: 'Να ακυρωθεί ο αριθμός σας;',
  text: 'Θα χάσετε τη θέση σας. Αν αλλάξετε γνώμη, θα μπείτε στο τέλος της σειράς.',
  confirmLabel: 'Ακύρωση αριθμού',
  tone: 'danger',
  onConfirm: act,
  onClose: close,
} as const;

export const Confirm = meta.story({
  parameters: { docs: covering(360) },
  render: () => <ConfirmDialog {...question} />,
});

/** While the action is pending, the dialog cannot be closed. */
export const ConfirmPending = meta.story({
  parameters: { docs: covering(360) },
  render: () => <ConfirmDialog {...question} busy />,
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(close).not.toHaveBeenCalled();
  },
});

/** All illustrations. */
export const Empty = meta.story({
  render: () => (
    <Kinds width={320}>
      <EmptyState
        picture="tickets"
        title="Δεν έχετε πάρει σειρά ακόμη"
        text="Βρείτε ένα μέρος και ο αριθμός σας θα σας περιμένει εδώ."
        action={<Button variant="contained">Βρείτε ένα μέρος</Button>}
      />
      <EmptyState picture="results" title="Τίποτα με αυτά τα φίλτρα" />
      <EmptyState picture="bookmarks" title="Κανένα αποθηκευμένο μέρος" />
      <EmptyState picture="not-found" title="Δεν βρέθηκε η σελίδα" />
      <ErrorState picture="offline" title="Δεν υπάρχει σύνδεση" />
    </Kinds>
  ),
});

/** While retrying, clicks do nothing and the focus stays. */
export const Retrying = meta.story({
  render: () => (
    <ErrorState
      title="Τα μέρη δεν φορτώθηκαν"
      text="Ο διακομιστής άργησε να απαντήσει. Δοκιμάστε ξανά σε λίγο."
      onRetry={act}
      retrying
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Τα μέρη δεν φορτώθηκαν');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(act).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

/** The offline strip, notices of four severities, and the status of a draft. */
export const Notices = meta.story({
  render: () => (
    <Stack sx={{ gap: 2 }}>
      <OfflineNotice offline />
      <NoticeBanner severity="error" onClose={close}>
        Κάτι εμπόδισε την ενέργεια. Δοκιμάστε ξανά αργότερα.
      </NoticeBanner>
      <NoticeBanner severity="success">Οι αλλαγές σας αποθηκεύτηκαν.</NoticeBanner>
      <NoticeBanner severity="info">Αυτή η φόρμα δεν είναι συνδεδεμένη ακόμη.</NoticeBanner>
      <NoticeBanner severity="warning">Η λίστα κλείνει σε δέκα λεπτά.</NoticeBanner>
      <DraftStatus savedAt="2026-03-16T09:28:00+02:00" onDiscard={act} />
      <DraftStatus savedAt={null} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Κλείσιμο μηνύματος' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(close).toHaveBeenCalledOnce();
  },
});

export const PageLoading = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <PageSkeleton />,
});
