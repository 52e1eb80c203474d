import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { getMemberships, leavePlace } from '#common/contract/counter.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { useSession } from '#src/hooks/data/useSession.ts';
import type { Membership } from '#src/hooks/data/counter/useMemberships.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useScreenTexts } from '#src/i18n/screenTexts.ts';

const summary = { lineHeight: '44px', color: 'text.secondary', cursor: 'pointer' } as const;

/** Ends one's own membership of a place, after a question; the last owner is told why not. */
export function Leaving({ places }: { places: readonly Membership[] }) {
  useScreenTexts();
  const { t } = useTranslation();
  const { epoch } = useSession();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState<Membership | null>(null);
  const { send, pending } = useAction('leave', leavePlace, {
    onSuccess: () => void mutate(keyOf(getMemberships, {}, epoch)),
    onFailure: (failure) => toast.error(errorText(failure)),
  });

  const leave = async ({ slug, title }: Membership): Promise<void> => {
    const outcome = await send({ id: slug });
    if (outcome?.done) toast.success(t('manage.members.left', { place: title }));
    setLeaving(null);
  };
  return (
    <>
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="body2" sx={summary}>
          {t('manage.members.leavingOne')}
        </Typography>
        <Stack sx={{ alignItems: 'start' }}>
          {places.map((place) => (
            <Button key={place.slug} color="inherit" onClick={() => setLeaving(place)}>
              {t('manage.members.leavePlace', { place: place.title })}
            </Button>
          ))}
        </Stack>
      </Box>
      <ConfirmDialog
        open={leaving !== null}
        title={t('manage.members.leavingPlace', { place: leaving?.title ?? '' })}
        text={t('manage.members.leavingPlaceText')}
        confirmLabel={t('manage.members.leave')}
        tone="danger"
        busy={pending}
        onConfirm={() => leaving && void leave(leaving)}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
