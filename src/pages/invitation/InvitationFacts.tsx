import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { InvitationLink } from '#common/contract/places/members.ts';

/** An invitation's place, role and sender. */
export function InvitationFacts({ invitation }: { invitation: Camel<InvitationLink> }) {
  const { t } = useTranslation();
  const { organisation, role, invitedBy } = invitation;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {invitedBy === null ? t('invitation.fromTeam') : t('invitation.from', { name: invitedBy })}
      </Typography>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {organisation.title}
      </Typography>
      <Typography>
        {[organisation.address, organisation.city].filter(Boolean).join(', ')}
      </Typography>
      <Typography sx={{ pt: 1 }}>{t(`invitation.${role}`)}</Typography>
    </Stack>
  );
}
