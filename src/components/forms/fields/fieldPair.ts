import { styled } from '@mui/material/styles';

/** Two short fields beside each other where there is room, else under each other. */
export const FieldPair = styled('div', { name: 'SeiraFieldPair', slot: 'root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
