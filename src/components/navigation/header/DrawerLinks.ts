import styled from '@emotion/styled';

export const DrawerLinks = styled('ul')(({ theme }) => ({
  '& + &': {
    marginTop: theme.spacing(1),
    paddingTop: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': {
    ...theme.mixins.beside,
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0.75, 1.5),
    borderRadius: theme.shape.borderRadius,
    fontWeight: 500,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    '&:has(svg)': { minHeight: 48 },
    '& svg': { color: theme.vars.palette.text.secondary },
    '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
    '&[aria-current="page"]': theme.mixins.soft('active'),
  },
}));
