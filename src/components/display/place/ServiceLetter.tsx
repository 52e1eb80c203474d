import styled from '@emotion/styled';

const Badge = styled('span')(({ theme }) => ({
  flex: 'none',
  minWidth: '1.8em',
  paddingInline: '0.35em',
  display: 'inline-grid',
  placeContent: 'center',
  fontWeight: 750,
  lineHeight: '1.8em',
  borderRadius: '0.5em',
  color: theme.vars.palette.roles.ticket.fill,
  backgroundColor: theme.vars.palette.roles.active.background,
}));

/** The letter of a service, which begins its numbers. */
export function ServiceLetter({ children }: { children: string }) {
  return <Badge translate="no">{children}</Badge>;
}
