import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { AccountButton } from './AccountButton.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { paths } from '#src/config/paths.ts';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import type { Language } from '#common/languages.ts';
import { headerHeight, shade } from '#theme/tokens.ts';

const MenuDrawer = lazyDialog(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** Scroll distance at which the header becomes fixed. Source: section 9 of the specification. */
const fixedAfter = 10;

/** Reserves the height of the header, so that nothing moves when the bar becomes fixed. */
const Root = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: headerHeight.phone,
  [theme.breakpoints.up('md')]: { height: headerHeight.desktop },
}));

const Bar = styled('div')(({ theme }) => ({
  height: 'inherit',
  width: '100%',
  ...theme.mixins.beside,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: '1px solid transparent',
  transition: theme.transitions.create(['border-color', 'box-shadow']),
  '&[data-fixed="true"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    width: 'auto',
    borderBottomColor: theme.vars.palette.divider,
    boxShadow: `0 6px 20px -14px ${shade(0.35)}`,
  },
}));

/** Only the bar re-renders on scroll, not its content. */
function FixedBar({ children }: { children: ReactNode }) {
  const isFixed = useScrolled(fixedAfter);
  return (
    <Bar data-fixed={isFixed} className={isFixed ? 'mui-fixed' : undefined}>
      {children}
    </Bar>
  );
}

/** Before hydration, hides the login link from a person who is logged in (see index.html). */
const forGuests = { 'html[data-person]:not([data-ready]) &': { visibility: 'hidden' } };

interface AppHeaderProps {
  /** The logged-in user. Null shows login, sign-up and the button to add a listing. */
  user: { name: string; image?: string | null } | null;
  onMenuOpen: () => void;
  /** Called when the account button is hovered or focused, to load its panel. */
  onMenuReach?: () => void;
  language: Language;
  onLanguageChange: (language: Language) => void;
}

/** The header of every screen: name, links, language, appearance and login. */
export function AppHeader({
  user,
  onMenuOpen,
  onMenuReach,
  language,
  onLanguageChange,
}: AppHeaderProps) {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Root>
      <FixedBar>
        <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, lg: 1 } }}>
          <Logo />
          <Box sx={{ flex: 1, pl: { lg: 2 } }}>
            <HeaderNav />
          </Box>
          <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center' }}>
            <LanguageSwitch value={language} onChange={onLanguageChange} />
            <SchemeSwitch />
          </Box>
          {user ? (
            <AccountButton user={user} onOpen={onMenuOpen} onReach={onMenuReach} />
          ) : (
            <>
              <Button
                href={paths.login.href()}
                // With doubled text it keeps clear of the name.
                sx={[{ px: 1.5, fontSize: 'min(0.9375rem, 7vw)' }, forGuests]}
              >
                {t('navigation.login')}
              </Button>
              <Button
                href={paths.signUp.href()}
                sx={[{ px: 1.5, display: { xs: 'none', md: 'inline-flex' } }, forGuests]}
              >
                {t('auth.signUp')}
              </Button>
              <Button
                variant="contained"
                color="secondary"
                startIcon={<Add />}
                href={paths.addListing.href()}
                sx={[{ ml: 1, display: { xs: 'none', sm: 'inline-flex' } }, forGuests]}
              >
                {t('navigation.addListing')}
              </Button>
            </>
          )}
          <IconButton
            edge="end"
            aria-label={t('navigation.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
            {...MenuDrawer.hoverProps}
            sx={{ display: { lg: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        </Container>
      </FixedBar>
      <MenuDrawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        loggedIn={user !== null}
        value={language}
        onChange={onLanguageChange}
      />
    </Root>
  );
}
