import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { radii } from '#theme/tokens.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  ...theme.mixins.row,
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1.5, 2),
  paddingBottom: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  ...theme.mixins.sheet,
  borderRadius: `${radii.card}px ${radii.card}px 0 0`,
  boxShadow: theme.vars.shadows[4],
  '& > p': {
    flex: '1 1 3.5em',
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...theme.mixins.note,
  },
  // Large text wraps instead of widening the page.
  '& > button': { maxWidth: '100%', paddingInline: theme.spacing(2) },
  [theme.breakpoints.up('sm')]: { '& > button': { paddingInline: theme.spacing(3.5) } },
  '& > [aria-live]': { flexBasis: '100%', order: -1, margin: 0 },
}));

export interface SaveBarProps {
  /** Progress of the form. */
  status: ReactNode;
  submit: string;
  pendingLabel: string;
  pending?: boolean;
  notice?: ReactNode;
}

/** The button that saves a long form, always at the bottom of the window. */
export function SaveBar({ status, submit, pendingLabel, pending, notice }: SaveBarProps) {
  return (
    <Bar>
      <p>{status}</p>
      <SubmitButton pending={pending} pendingLabel={pendingLabel}>
        {submit}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </Bar>
  );
}
