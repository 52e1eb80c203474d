import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#src/api/invitations.ts';

/** What an invitation is about: the place, the role, and who invites. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const { place, role, invitedBy } = invitation;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {invitedBy === null ? t('invitation.fromTeam') : t('invitation.from', { name: invitedBy })}
      </Typography>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {place.title}
      </Typography>
      {place.address && <Typography>{place.address}</Typography>}
      <Typography sx={{ pt: 1 }}>{t(`invitation.${role}`)}</Typography>
    </Stack>
  );
}
