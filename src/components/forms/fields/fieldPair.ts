import { styled } from '@mui/material/styles';

/**
 * Two short fields side by side if the form has room for both, otherwise stacked. Their labels,
 * controls and hints share rows, so that a label of two lines moves both controls.
 */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(16rem, 50% - ${theme.spacing(1)})), 1fr))`,
  '& > .MuiFormControl-root': {
    ...theme.mixins.stack,
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    rowGap: 0,
    '& > label': { alignSelf: 'end' },
  },
}));
