import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('span', {
  name: 'SeiraOpenBadge',
  slot: 'root',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: 'success' | 'neutral' }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  paddingInline: theme.spacing(1.25),
  borderRadius: 999,
  ...theme.typography.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.roles[tone].text,
  backgroundColor: theme.vars.palette.roles[tone].background,
}));

export interface OpenBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Whether the place is open at this moment; `null` when unknown, which shows nothing. */
  open?: boolean | null;
}

/** Says whether a place is open now. */
export function OpenBadge({ open = null, ...rest }: OpenBadgeProps) {
  const { t } = useTranslation();
  if (open === null) return null;
  return (
    <Root tone={open ? 'success' : 'neutral'} {...rest}>
      {t(open ? 'display.open.yes' : 'display.open.no')}
    </Root>
  );
}
