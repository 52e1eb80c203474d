import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface HeaderMenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  selected: boolean;
  /** Target of a link. Other items have `onChoose`. */
  to?: string;
  onChoose?: () => void;
}

interface HeaderMenuProps extends Pick<
  MenuProps,
  'open' | 'anchorEl' | 'anchorOrigin' | 'transformOrigin'
> {
  onClose: () => void;
  /** Id of the button, which labels the menu. */
  labelledBy: string;
  items: HeaderMenuItem[];
  paperSx?: SxProps<Theme>;
}

/** A menu of links or options in the header. */
export function HeaderMenu({ onClose, labelledBy, items, paperSx, ...rest }: HeaderMenuProps) {
  return (
    <Menu
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { sx: paperSx } }}
      {...rest}
    >
      {items.map(({ key, label, icon, selected, to, onChoose }) => (
        <MenuItem
          key={key}
          selected={selected}
          {...(to
            ? { component: Link, to, 'aria-current': selected ? 'page' : undefined }
            : { role: 'menuitemradio', 'aria-checked': selected })}
          onClick={() => {
            onClose();
            onChoose?.();
          }}
        >
          {icon && <ListItemIcon>{icon}</ListItemIcon>}
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
