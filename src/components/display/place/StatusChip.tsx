import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RoleName } from '#theme/roles.ts';

/** The five states of a ticket, in the order of the tabs on the dashboard. */
export type TicketStatusName = 'scheduled' | 'running' | 'processed' | 'aborted' | 'cancelled';

const roleOf: Record<TicketStatusName, RoleName> = {
  scheduled: 'waiting',
  running: 'active',
  processed: 'success',
  aborted: 'danger',
  cancelled: 'neutral',
};

const Root = styled('span')<{ tone: RoleName }>(({ theme, tone }) => ({
  ...theme.mixins.inline,
  gap: theme.spacing(0.75),
  paddingInline: theme.spacing(1.25),
  minHeight: 28,
  borderRadius: 999,
  ...theme.typography.caption,
  fontWeight: 500,
  ...theme.mixins.soft(tone),
  '&::before': {
    content: '""',
    ...theme.mixins.dot,
    backgroundColor: theme.vars.palette.roles[tone].fill,
  },
}));

/** The state of a ticket in one word and one colour. */
export function StatusChip({ status }: { status: TicketStatusName }) {
  const { t } = useTranslation();
  return <Root tone={roleOf[status]}>{t(`tickets.status.${status}`)}</Root>;
}
