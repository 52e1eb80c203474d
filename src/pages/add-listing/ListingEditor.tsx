import Link from '@mui/material/Link';
import { useRef, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { deleteSubmission, type SubmissionPayload } from '#common/contract/places/submissions.ts';
import { saveSubmission, type Submission } from '#src/api/submissions.ts';
import { call, orFallback } from '#src/api/transport/call.ts';
import { storedDraft, type StoredDraft } from '#src/browser/stored/listingDraft.ts';
import { DraftStatus } from '#src/components/feedback/DraftStatus.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { AddListingForm } from '#src/components/forms/listing/AddListingForm.tsx';
import { blankListing, type AddListingValues } from '#src/components/forms/schemas/listing.ts';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { useSubmissions } from '#src/hooks/data/account/own.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { useErrorToast } from '#src/hooks/useToast.ts';
import { uniqueName } from '#src/lib/id.ts';
import { formErrors, useListingChoices } from '#src/pages/shared/listingForm.tsx';
import { storedOf, upload } from '#src/pages/shared/uploads.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { draftIn, keepDraft } from './draft.ts';
import { fieldsOfValues, valuesOfListing } from './payload.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#src/components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
);

/** Initial values of the form: the newer of the drafts on this device and in the account. */
function startOf(listing: Submission | null, draft: StoredDraft | null) {
  const isOfIt = draft !== null && (listing === null || draft.code === listing.code);
  const isNewer = isOfIt && (!listing || Date.parse(draft.savedAt) > Date.parse(listing.updatedAt));
  if (isNewer) {
    return {
      values: { ...draftIn(draft.values), photos: listing?.photos ?? [] },
      isRestored: true,
    };
  }
  return { values: listing ? valuesOfListing(listing) : undefined, isRestored: false };
}

const payloadOf = (values: AddListingValues, submit: boolean) => ({
  fields: fieldsOfValues(values),
  photos: storedOf(values.photos).map(({ code }) => code),
  submit,
  privacy: values.privacy,
  terms: values.terms,
});

const PAUSE_MS = 4_000;

/**
 * Saves a draft to the account after a pause in typing, one save at a time. A failed save is
 * ignored: the next one includes its changes, and this device has the draft.
 * @param identity code of the listing, if the server has it, and the idempotency key of its
 * creation
 * @param onSaved receives the code of the listing
 */
function useServerDraft(
  identity: () => { code: string | null; key: string },
  onSaved: (code: string) => void,
): { save: (payload: SubmissionPayload) => void; settle: () => Promise<void> } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    save: (payload) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        queue.current = queue.current
          .then(() => saveSubmission(payload, identity()))
          .then(({ code }) => onSaved(code))
          .catch(() => undefined);
      }, PAUSE_MS);
    },
    /** Waits for the current save and cancels the scheduled one. */
    settle: () => {
      clearTimeout(timer.current);
      return queue.current;
    },
  };
}

interface Props {
  listing: Submission | null;
  onSubmitted: (listing: Submission) => void;
  onDiscarded: () => void;
}

/** The form of a listing, with its draft on this device and in the account. */
export function ListingEditor({ listing, onSubmitted, onDiscarded }: Props) {
  const { t } = useTranslation();
  const choices = useListingChoices();
  const showError = useErrorToast();
  const { loggedIn } = useSession();
  const origin = useLocation();
  const { data: user } = useCurrentUser();
  const { mutate } = useSubmissions();
  const draft = useStoredValue(storedDraft);
  const [start] = useState(() => startOf(listing, draft));
  const [restored, setRestored] = useState(start.isRestored);
  const [isConfirming, setConfirming] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isSignInNeeded, setSignInNeeded] = useState(false);
  const identity = useRef({
    code: listing?.code ?? null,
    // The key of a known listing is used up.
    key: (draft?.code ? null : draft?.key) ?? uniqueName(),
  });
  const isOver = useRef(false);
  const server = useServerDraft(
    () => identity.current,
    (code) => {
      identity.current.code = code;
      const stored = storedDraft.get();
      if (stored && !isOver.current) storedDraft.set({ ...stored, code });
    },
  );

  const submit = async (values: AddListingValues): Promise<Submission> => {
    await server.settle();
    for (const photo of values.photos) await upload(photo);
    const payload = payloadOf(values, true);
    const saved = await saveSubmission(payload, identity.current);
    // An idempotent retry returns the earlier draft, which is then submitted by its code.
    if (saved.state !== 'draft') return saved;
    identity.current.code = saved.code;
    return saveSubmission(payload, identity.current);
  };
  const {
    send,
    form: { pending, notice, serverErrors, forget },
  } = useFormCall('listing', submit, {
    fields: [...Object.keys(blankListing), ...Object.keys(fieldsOfValues(blankListing)), 'photo'],
    onSuccess: (saved) => {
      isOver.current = true;
      storedDraft.set(null);
      void mutate();
      onSubmitted(saved);
    },
  });

  const keep = (values: AddListingValues): void => {
    if (isOver.current) return;
    keepDraft(values, identity.current);
    if (!loggedIn) return;
    server.save(payloadOf(values, false));
    if (user?.emailConfirmed === false) return;
    // Submission reports failed uploads.
    for (const photo of values.photos) void upload(photo).catch(() => undefined);
  };

  const forgetOnServer = async (): Promise<void> => {
    await server.settle();
    const { code } = identity.current;
    // A returned listing is deleted only on the author's explicit request.
    if (code === null || !loggedIn || listing?.state === 'returned') return;
    await orFallback(call(deleteSubmission, { code }), null);
    void mutate();
  };

  const discard = async (): Promise<void> => {
    isOver.current = true;
    setDiscarding(true);
    try {
      await forgetOnServer();
      storedDraft.set(null);
      forget();
      onDiscarded();
    } catch (error) {
      isOver.current = false;
      showError(error);
    }
    setDiscarding(false);
    setConfirming(false);
  };

  return (
    <>
      {listing?.reason && listing.state === 'returned' && (
        <NoticeBanner severity="warning" sx={{ mb: 3 }}>
          {t('listings.returned', { reason: listing.reason })}
        </NoticeBanner>
      )}
      {loggedIn && user?.emailConfirmed === false && (
        <NoticeBanner severity="info" sx={{ mb: 3 }}>
          {t('listings.unconfirmed')}{' '}
          <Link underline="always" href={`${paths.dashboard.href()}?tab=profile`}>
            {t('listings.confirmLink')}
          </Link>
        </NoticeBanner>
      )}
      {restored && (
        <NoticeBanner severity="info" onClose={() => setRestored(false)} sx={{ mb: 3 }}>
          {t('addListing.restored')}
        </NoticeBanner>
      )}
      <AddListingForm
        initial={start.values}
        choices={choices}
        onDraft={keep}
        onSubmit={async (values) => {
          if (loggedIn) await send(values);
          else setSignInNeeded(true);
        }}
        pending={pending}
        serverErrors={formErrors(serverErrors)}
        status={<DraftStatus savedAt={draft?.savedAt} onDiscard={() => setConfirming(true)} />}
        notice={
          isSignInNeeded && !loggedIn ? (
            <NoticeBanner severity="info" onClose={() => setSignInNeeded(false)}>
              {t('listings.signIn')}{' '}
              <Link
                component={RouterLink}
                underline="always"
                to={paths.login.href()}
                state={{ origin }}
              >
                {t('auth.login')}
              </Link>
            </NoticeBanner>
          ) : (
            notice
          )
        }
      />
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('addListing.discardTitle')}
        text={t('addListing.discardText')}
        confirmLabel={t('addListing.discard')}
        busy={isDiscarding}
        onConfirm={() => void discard()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
