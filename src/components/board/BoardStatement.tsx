import styled from '@emotion/styled';

/** One sentence that replaces the tickets when there are none. */
export const BoardStatement = styled('p')(({ theme }) => ({
  flex: 1,
  padding: '0.8em',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  minHeight: '5em',
  borderRadius: '0.35em',
  fontSize: '1.9em',
  lineHeight: 1.2,
  fontWeight: 650,
  color: theme.vars.palette.text.secondary,
  border: `0.05em dashed ${theme.vars.palette.roles.neutral.outline}`,
}));
