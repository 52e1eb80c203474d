import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { Language } from '#common/languages.ts';
import { headerHeight, staffTabsHeight } from '#theme/tokens.ts';
import { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const Root = styled('header')(({ theme }) => ({
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    // Large text makes it higher.
    gridTemplateRows: `minmax(${headerHeight.phone}px, auto) auto`,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '44px fit-content(30%) minmax(0, 1fr) auto',
      gridTemplateRows: `minmax(${headerHeight.desktop - 1}px, auto)`,
    },
  },
  // The mark alone: the place has the name.
  '& .brand span': { display: 'none' },
  '& .brand a': { minWidth: 44 },
}));

const Who = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > strong': {
    display: 'block',
    ...theme.mixins.ellipsis,
    fontSize: '1.0625rem',
    ...theme.mixins.title,
  },
  '& > span': theme.mixins.note,
}));

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  height: staffTabsHeight,
  gridColumn: '1 / -1',
  gridRow: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: {
    gridColumn: 3,
    gridRow: 1,
    height: 'auto',
    alignSelf: 'stretch',
    marginLeft: theme.spacing(2),
  },
  '& a': {
    flex: 'none',
    ...theme.mixins.beside,
    padding: theme.spacing(0, 1),
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(1.5) },
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    borderBlock: '3px solid transparent',
    '&:hover': { color: theme.vars.palette.primary.main },
    '&:focus-visible': {
      outline: `3px solid ${theme.vars.palette.roles.active.outline}`,
      outlineOffset: -3,
    },
    '&[aria-current="page"]': {
      color: theme.vars.palette.text.primary,
      fontWeight: 650,
      borderBottomColor: theme.vars.palette.primary.main,
    },
  },
}));

export interface StaffHeaderProps {
  /** The name of the place, or of the task. Null while it is unknown. */
  title: string | null;
  /** The person's role there. */
  role?: string | null;
  /** Empty if the task has one screen. */
  tabs: readonly { href: string; label: string }[];
  account: AccountButtonProps | null;
  language: Language;
  onLanguageChange: (language: Language) => void;
}

/** The header of staff screens: the place, the person's role there, and the screens of that role. */
export function StaffHeader({
  title,
  role,
  tabs,
  account,
  language,
  onLanguageChange,
}: StaffHeaderProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <Container>
        <Box className="brand">
          <Logo />
        </Box>
        <Who>
          <strong>{title ?? <Skeleton width="12ch" />}</strong>
          {/* Reserves the line of the role, which comes after the page. */}
          <Box sx={{ display: 'flex', minHeight: 'max(24px, 1.21875rem + 2px)' }}>
            {role && <Chip size="small" variant="outlined" label={role} />}
          </Box>
        </Who>
        {tabs.length > 0 && (
          <Links aria-label={t('navigation.staff.label')}>
            {tabs.map(({ href, label }) => (
              <NavLink key={href} to={href}>
                {label}
              </NavLink>
            ))}
          </Links>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, gridColumn: { md: 4 } }}>
          <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
            <LanguageSwitch value={language} onChange={onLanguageChange} />
            <SchemeSwitch />
          </Box>
          {account && <AccountButton {...account} />}
        </Box>
      </Container>
    </Root>
  );
}
