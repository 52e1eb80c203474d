import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SvgIconProps } from '@mui/material/SvgIcon';
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
import { DrawerLinks } from './DrawerLinks.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { paths } from '#src/config/paths.ts';

interface PanelPlace {
  slug: string;
  title: string;
  /** Owners also get a link to the management screen. */
  role?: 'clerk' | 'owner';
}

export interface SidePanelProps {
  open: boolean;
  /** Called on the close button, Escape, a click on the backdrop or a followed link. */
  onClose: () => void;
  /** The user. `memberSince` is a complete sentence. */
  user: { name: string; image?: string | null; memberSince?: string | null };
  /** Places where the person is a member. Without one, the group is omitted. */
  places?: readonly PanelPlace[];
  /** Adds a link to the moderation screen. */
  moderator?: boolean;
  onSignOut: () => void;
  onSearch: (keywords: string) => void;
}

/** The panel of a logged-in person: identity, links and logout. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, user, places = [], moderator, onSignOut, onSearch } = props;
  const { t } = useTranslation();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keywords') ?? '').trim());
  };
  const link = (to: string, Icon: ComponentType<SvgIconProps>, text: string) => (
    <Link to={to} onClick={onClose}>
      <Icon />
      {text}
    </Link>
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
          <Box component="h2" sx={{ typography: 'h4', overflowWrap: 'anywhere' }}>
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
            placeholder={t('forms.search.keywords')}
            inputProps={{ 'aria-label': t('navigation.panel.searchLabel') }}
            sx={{ pr: 0.5, minHeight: 48 }}
            endAdornment={
              <InputAdornment position="end">
                <IconButton type="submit" aria-label={t('forms.search.submit')}>
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
        <DrawerLinks>
          <li>
            {link(paths.dashboard.href('profile'), PersonOutlined, t('navigation.panel.profile'))}
          </li>
          <li>
            {link(paths.dashboard.href(), ConfirmationNumber, t('navigation.panel.listings'))}
          </li>
          <li>
            {link(
              paths.dashboard.href('bookmark'),
              BookmarkBorder,
              t('navigation.panel.bookmarks'),
            )}
          </li>
        </DrawerLinks>
        {places.length > 0 && (
          <DrawerLinks aria-label={t('navigation.panel.places')}>
            {places.map(({ slug, title, role }) => (
              <li key={slug}>
                {link(paths.counter.href(slug), StorefrontOutlined, title)}
                {role === 'owner' &&
                  link(
                    paths.manage.href(slug),
                    TuneOutlined,
                    t('navigation.panel.manage', { place: title }),
                  )}
              </li>
            ))}
          </DrawerLinks>
        )}
        <DrawerLinks>
          {moderator && (
            <li>
              {link(paths.moderation.href(), FactCheckOutlined, t('navigation.panel.moderation'))}
            </li>
          )}
          <li>{link(paths.addListing.href(), Add, t('navigation.addListing'))}</li>
          <li>{link(paths.faq.href(), HelpOutlineOutlined, t('navigation.links.help'))}</li>
          <li>
            {link(
              paths.dashboard.href('profile'),
              SettingsOutlined,
              t('navigation.panel.settings'),
            )}
          </li>
        </DrawerLinks>
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth variant="outlined" startIcon={<Logout />} onClick={onSignOut}>
          {t('navigation.panel.signOut')}
        </Button>
      </Box>
    </Drawer>
  );
}
