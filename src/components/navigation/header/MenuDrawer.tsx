import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SchemeChoices } from './SchemeChoices.tsx';
import { mainLinks, moreLinks } from './links.ts';
import { paths } from '#src/config/paths.ts';
import type { Language } from '#common/languages.ts';
import type { Scheme } from '#src/components/navigation/schemes.ts';

const Links = styled('ul', { name: 'SeiraMenuDrawer', slot: 'links' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& + &': {
    marginTop: theme.spacing(1),
    paddingTop: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: theme.spacing(1.5),
    borderRadius: theme.shape.borderRadius,
    fontWeight: 500,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
    '&[aria-current="page"]': {
      color: theme.vars.palette.roles.active.text,
      backgroundColor: theme.vars.palette.roles.active.background,
    },
  },
}));

const homeLink = { key: 'home', to: paths.home.href() } as const;

interface MenuDrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** Somebody is logged in: nothing offers to log in. */
  loggedIn: boolean;
  /** The language in use. */
  language: Language;
  /** Called when another language is chosen. */
  onLanguageChange: (language: Language) => void;
  /** The scheme in use. */
  scheme: Scheme;
  /** Called when another scheme is chosen. */
  onSchemeChange: (scheme: Scheme) => void;
}

/** The header's menu on phones and tablets: every link, the language and the appearance. */
export function MenuDrawer({
  open,
  onClose,
  loggedIn,
  language,
  onLanguageChange,
  scheme,
  onSchemeChange,
}: MenuDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': id,
          sx: { width: 'min(360px, 100vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.25 }}>
        <Box component="h2" id={id} sx={{ m: 0, flex: 1, pl: 1.5, typography: 'h4' }}>
          {t('navigation.menu')}
        </Box>
        <LanguageSwitch value={language} onChange={onLanguageChange} />
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box
        component="nav"
        aria-label={t('navigation.main')}
        sx={{ flex: 1, px: 2, overflowY: 'auto' }}
      >
        {[[homeLink, ...mainLinks], moreLinks].map((group) => (
          <Links key={group[0].key}>
            {group.map(({ key, to }) => (
              <li key={key}>
                <NavLink to={to} end onClick={onClose}>
                  {t(`navigation.links.${key}`)}
                </NavLink>
              </li>
            ))}
          </Links>
        ))}
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <SchemeChoices value={scheme} onChange={onSchemeChange} />
        <Button
          variant="contained"
          color="secondary"
          startIcon={<Add />}
          component={Link}
          to={paths.addListing.href()}
          onClick={onClose}
        >
          {t('navigation.addListing')}
        </Button>
        {!loggedIn && (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            <Button variant="outlined" component={Link} to={paths.login.href()} onClick={onClose}>
              {t('navigation.login')}
            </Button>
            <Button variant="outlined" component={Link} to={paths.signUp.href()} onClick={onClose}>
              {t('navigation.signUp')}
            </Button>
          </Box>
        )}
      </Box>
    </Drawer>
  );
}
