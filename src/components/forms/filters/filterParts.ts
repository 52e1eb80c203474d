import { styled } from '@mui/material/styles';

export const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
}));

export const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  '& h2, & h3': { ...theme.typography.h4 },
  '& output': { ...theme.mixins.note, fontVariantNumeric: 'tabular-nums lining-nums' },
}));

export const Group = styled('fieldset')(({ theme }) => ({
  padding: theme.spacing(2, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export const Legend = styled('legend')(({ theme }) => ({
  float: 'left',
  width: '100%',
  marginBottom: theme.spacing(1),
  padding: 0,
  fontWeight: 650,
  '& + *': { clear: 'both' },
}));

export const Choices = styled('ul')({
  // Aligns the boxes with the headings. Their background extends beyond both edges.
  margin: '0 -12px',
  padding: '0 3px',
  overflow: 'hidden',
});

export const Choice = styled('label')(({ theme }) => ({
  ...theme.mixins.beside,
  gap: theme.spacing(1),
  minHeight: 38,
  paddingInlineEnd: 9,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 46 },
  '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
  '& .MuiCheckbox-root': { padding: 7 },
}));

export const ChoiceName = styled('span')(({ theme }) => ({
  ...theme.mixins.fill,
  ...theme.mixins.words,
  lineHeight: 1.3,
}));

export const Aside = styled('span')(({ theme }) => ({
  ...theme.mixins.note,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

export const Ends = styled('div')(({ theme }) => ({
  ...theme.mixins.ends,
  gap: theme.spacing(2),
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { color: theme.vars.palette.text.secondary },
}));
