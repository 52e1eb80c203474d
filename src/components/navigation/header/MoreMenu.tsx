import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { moreLinks } from './links.ts';

interface MoreMenuProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** The button that it is anchored to. */
  anchorEl: HTMLElement | null;
  /** The button's id, which names the menu. */
  labelledBy: string;
}

/** The links that do not fit in the header's row. */
export function MoreMenu({ open, onClose, anchorEl, labelledBy }: MoreMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Menu
      anchorEl={anchorEl}
      open={open}
      onClose={onClose}
      slotProps={{
        list: { 'aria-labelledby': labelledBy },
        paper: { sx: { mt: 0.5, minWidth: 208 } },
      }}
    >
      {moreLinks.map(({ key, to }) => (
        <MenuItem
          key={key}
          component={Link}
          to={to}
          selected={pathname === to}
          aria-current={pathname === to ? 'page' : undefined}
          onClick={onClose}
        >
          {t(`navigation.links.${key}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
