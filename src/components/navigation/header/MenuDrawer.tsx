import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { DrawerLinks } from './DrawerLinks.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import { mainLinks, moreLinks } from './HeaderNav.tsx';
import { paths } from '#src/config/paths.ts';
import { schemeIcons, schemes, useScheme, type Scheme } from './SchemeSwitch.tsx';

const homeLink = { key: 'home', to: paths.home.href() } as const;

interface MenuDrawerProps extends LanguageSwitchProps {
  open: boolean;
  onClose: () => void;
  loggedIn: boolean;
}

/** The menu on phones and tablets: all links, language and appearance. */
export function MenuDrawer({ open, onClose, loggedIn, ...language }: MenuDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  const [scheme, setScheme] = useScheme();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': id, sx: { width: 'min(360px, 100vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.25 }}>
        <Box component="h2" id={id} sx={{ flex: 1, pl: 1.5, typography: 'h4' }}>
          {t('navigation.menu')}
        </Box>
        <LanguageSwitch {...language} />
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
          <DrawerLinks key={group[0].key}>
            {group.map(({ key, to }) => (
              <li key={key}>
                <NavLink to={to} end onClick={onClose}>
                  {t(`navigation.links.${key}`)}
                </NavLink>
              </li>
            ))}
          </DrawerLinks>
        ))}
      </Box>
      <Box
        sx={{
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={scheme}
          aria-label={t('navigation.scheme.label')}
          onChange={(_, chosen: Scheme | null) => chosen && setScheme(chosen)}
        >
          {schemes.map((choice) => {
            const Icon = schemeIcons[choice];
            return (
              <ToggleButton
                key={choice}
                value={choice}
                sx={{
                  minHeight: 64,
                  minWidth: 0,
                  px: 0.5,
                  // Each of the three buttons fits its word, also with doubled text.
                  fontSize: 'min(0.8125rem, 5vw)',
                  gap: 0.5,
                  flexDirection: 'column',
                  lineHeight: 1.2,
                  color: 'text.primary',
                  borderColor: 'roles.control.outline',
                  '&.Mui-selected, &.Mui-selected:hover': {
                    color: 'roles.active.text',
                    bgcolor: 'roles.active.background',
                  },
                }}
              >
                <Icon fontSize="small" />
                {t(`navigation.scheme.${choice}`)}
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
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
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
              gap: 1,
            }}
          >
            <Button variant="outlined" href={paths.login.href()} onClick={onClose}>
              {t('navigation.login')}
            </Button>
            <Button variant="outlined" href={paths.signUp.href()} onClick={onClose}>
              {t('auth.signUp')}
            </Button>
          </Box>
        )}
      </Box>
    </Drawer>
  );
}
