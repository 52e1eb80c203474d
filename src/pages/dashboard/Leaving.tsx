import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { getMemberships, leavePlace } from '#common/contract/counter.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { ConfirmButton } from '#src/components/feedback/ConfirmButton.tsx';
import { useSession } from '#src/hooks/data/useSession.ts';
import type { Membership } from '#src/hooks/data/counter/useMemberships.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorToast, useToast } from '#src/hooks/useToast.ts';
import { useManageTexts } from '#src/i18n/screens/manageTexts.ts';

const summary = { lineHeight: '44px', color: 'text.secondary', cursor: 'pointer' } as const;

/** Ends the person's own membership of a place. The last owner sees why that is refused. */
export function Leaving({ places }: { places: readonly Membership[] }) {
  useManageTexts();
  const { t } = useTranslation();
  const { sessionVersion } = useSession();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const { send } = useAction('leave', leavePlace, {
    onSuccess: () => void mutate(keyOf(getMemberships, {}, sessionVersion)),
    onFailure: useErrorToast(),
  });
  const leave = async ({ slug, title }: Membership): Promise<void> => {
    const outcome = await send({ id: slug });
    if (outcome?.done) toast.success(t('manage.members.left', { place: title }));
  };
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography component="summary" variant="body2" sx={summary}>
        {t('manage.members.leavingOne')}
      </Typography>
      <Stack sx={{ alignItems: 'start' }}>
        {places.map((place) => (
          <ConfirmButton
            key={place.slug}
            color="inherit"
            question={{
              title: t('manage.members.leavingPlace', { place: place.title }),
              text: t('manage.members.leavingPlaceText'),
              confirmLabel: t('manage.members.leave'),
            }}
            onConfirm={() => leave(place)}
          >
            {t('manage.members.leavePlace', { place: place.title })}
          </ConfirmButton>
        ))}
      </Stack>
    </Box>
  );
}
