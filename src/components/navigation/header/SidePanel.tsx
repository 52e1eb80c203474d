import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Close from '@mui/icons-material/Close';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/Search';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { ComponentType, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { paths } from '#src/config/paths.ts';

interface PanelLink {
  key: 'profile' | 'listings' | 'bookmarks' | 'settings';
  /** The dashboard's tab. */
  to: string;
  icon: ComponentType<SvgIconProps>;
}

const dashboardLinks: PanelLink[] = [
  { key: 'profile', to: paths.dashboard.href('profile'), icon: PersonOutlined },
  { key: 'listings', to: paths.dashboard.href(), icon: ConfirmationNumber },
  { key: 'bookmarks', to: paths.dashboard.href('bookmark'), icon: BookmarkBorder },
];

const settingsLink: PanelLink = {
  key: 'settings',
  to: paths.dashboard.href('profile'),
  icon: SettingsOutlined,
};

const Links = styled('ul', { name: 'SeiraSidePanel', slot: 'links' })(({ theme }) => ({
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
    gap: theme.spacing(1.5),
    minHeight: 48,
    paddingInline: theme.spacing(1.5),
    borderRadius: theme.shape.borderRadius,
    fontWeight: 500,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    '& svg': { color: theme.vars.palette.text.secondary },
    '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
  },
}));

/** A place where the person serves. */
export interface PanelPlace {
  slug: string;
  title: string;
  /** Owners are led to its management as well. */
  role?: 'clerk' | 'owner';
}

export interface SidePanelProps {
  /** Whether the panel is open. */
  open?: boolean;
  /** Called to close the panel: its button, Escape, the backdrop, or a followed link. */
  onClose?: () => void;
  /** Whose panel it is; `memberSince` is a whole sentence, already formatted. */
  user?: { name: string; image?: string | null; memberSince?: string | null };
  /** The places where the person serves; without one there is no group for them. */
  places?: readonly PanelPlace[];
  /** Whether the person moderates: a link leads there. */
  moderator?: boolean;
  /** Called when the person signs out. */
  onSignOut?: () => void;
  /** Called when the search form is sent. */
  onSearch?: (keywords: string) => void;
}

/** The logged-in person's panel: their identity, links to their things, and signing out. */
export function SidePanel({
  open = false,
  onClose,
  user = { name: '' },
  places = [],
  moderator = false,
  onSignOut,
  onSearch,
}: SidePanelProps) {
  const { t } = useTranslation();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch?.(String(new FormData(event.currentTarget).get('keywords') ?? '').trim());
  };
  const dashboardLink = ({ key, to, icon: Icon }: PanelLink) => (
    <li key={key}>
      <Link to={to} onClick={onClose}>
        <Icon />
        {t(`navigation.panel.${key}`)}
      </Link>
    </li>
  );
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('navigation.panel.title'),
          sx: { width: 'min(360px, 100vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, p: 2, pb: 2.5 }}>
        <Portrait name={user.name} src={user.image} size={64} />
        <Box sx={{ flex: 1, minWidth: 0, alignSelf: 'center' }}>
          <Box component="h2" sx={{ m: 0, typography: 'h4', overflowWrap: 'anywhere' }}>
            {user.name}
          </Box>
          {user.memberSince && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{user.memberSince}</Box>
          )}
        </Box>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box component="search" sx={{ px: 2, pb: 2 }}>
        <form onSubmit={search}>
          <OutlinedInput
            fullWidth
            size="small"
            type="search"
            name="keywords"
            placeholder={t('navigation.panel.searchHint')}
            inputProps={{ 'aria-label': t('navigation.panel.searchLabel') }}
            sx={{ pr: 0.5, minHeight: 48 }}
            endAdornment={
              <InputAdornment position="end">
                <IconButton type="submit" aria-label={t('navigation.panel.search')}>
                  <Search />
                </IconButton>
              </InputAdornment>
            }
          />
        </form>
      </Box>
      <Box
        component="nav"
        aria-label={t('navigation.panel.links')}
        sx={{ flex: 1, px: 2, overflowY: 'auto' }}
      >
        <Links>{dashboardLinks.map(dashboardLink)}</Links>
        {places.length > 0 && (
          <Links aria-label={t('navigation.panel.places')}>
            {places.map(({ slug, title, role }) => (
              <li key={slug}>
                <Link to={paths.counter.href(slug)} onClick={onClose}>
                  <StorefrontOutlined />
                  {title}
                </Link>
                {role === 'owner' && (
                  <Link to={paths.manage.href(slug)} onClick={onClose}>
                    <TuneOutlined />
                    {t('navigation.panel.manage', { place: title })}
                  </Link>
                )}
              </li>
            ))}
          </Links>
        )}
        <Links>
          {moderator && (
            <li>
              <Link to={paths.moderation.href()} onClick={onClose}>
                <FactCheckOutlined />
                {t('navigation.panel.moderation')}
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.addListing.href()} onClick={onClose}>
              <Add />
              {t('navigation.addListing')}
            </Link>
          </li>
          <li>
            <Link to={paths.faq.href()} onClick={onClose}>
              <HelpOutlineOutlined />
              {t('navigation.links.help')}
            </Link>
          </li>
          {dashboardLink(settingsLink)}
        </Links>
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth variant="outlined" startIcon={<Logout />} onClick={onSignOut}>
          {t('navigation.panel.signOut')}
        </Button>
      </Box>
    </Drawer>
  );
}
