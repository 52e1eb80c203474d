import { styled } from '@mui/material/styles';
import { radii } from '#theme/tokens.ts';

/** A short note on what a way to pay involves. */
export const Note = styled('p', { name: 'SeiraCheckoutNote', slot: 'root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: radii.control,
  ...theme.typography.body2,
  color: theme.vars.palette.roles.neutral.text,
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '& svg': { flex: 'none', fontSize: '1.25rem', marginTop: '0.1em' },
}));
