import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingState } from '#common/listing.ts';
import { radii } from '#theme/tokens.ts';
import type { RoleName } from '#theme/roles.ts';

const toneOf: Record<ListingState, RoleName> = {
  draft: 'neutral',
  submitted: 'waiting',
  published: 'success',
  returned: 'danger',
};

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 2),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const State = styled('span')<{ tone: RoleName }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  paddingInline: theme.spacing(1.25),
  borderRadius: 999,
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.roles[tone].text,
  backgroundColor: theme.vars.palette.roles[tone].background,
}));

export interface OwnListingRowProps {
  /** Title of the listing; blank until it has one. */
  title?: string;
  state?: ListingState;
  /** The words for what has become of it; those of a listing without it. */
  label?: string;
  reason?: string | null;
  action?: ReactNode;
}

/** One's own listing in a list: its name, what has become of it and why, and the way on. */
export function OwnListingRow({
  title = '',
  state = 'draft',
  label,
  reason,
  action,
}: OwnListingRowProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title || t('listings.untitled')}
        </Typography>
        {state === 'returned' && reason && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {t('common.reason', { reason })}
          </Typography>
        )}
      </Box>
      <State tone={toneOf[state]}>{label ?? t(`listings.states.${state}`)}</State>
      {action}
    </Root>
  );
}
