import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { TicketBottom, TicketSheet, TicketTop } from '#src/components/cards/ticket/ticketPaper.ts';

/** The size of the number, which determines the paper's height in every state. */
export const figureSize = 'clamp(4.5rem, 24cqi, 7rem)';

const Told = styled(TicketTop)(({ theme }) => ({
  minHeight: `calc(0.95 * ${figureSize} + 150px)`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
}));

const Stub = styled(TicketBottom)(({ theme }) => ({
  paddingBottom: theme.spacing(2.5),
  display: 'grid',
  gap: theme.spacing(1.5),
}));

interface OfferPaperProps {
  /** The day's details; announced when they change. */
  children: ReactNode;
  /** The action below the perforation. */
  action: ReactNode;
  /** The day's details are loading. */
  busy?: boolean;
  /** The sheet's element. */
  ref?: Ref<HTMLElement>;
}

/** The ticket before it is torn off: its details above the perforation, the button below. */
export function OfferPaper({ children, action, busy = false, ref }: OfferPaperProps) {
  return (
    <TicketSheet as="div" ref={ref}>
      <Told aria-live="polite" aria-busy={busy || undefined}>
        {children}
      </Told>
      <Stub>{action}</Stub>
    </TicketSheet>
  );
}
