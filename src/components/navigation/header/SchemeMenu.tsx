import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { schemeIcons, schemes, type Scheme } from '#src/components/navigation/schemes.ts';

interface SchemeMenuProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** The button that it is anchored to. */
  anchorEl: HTMLElement | null;
  /** The button's id, which names the menu. */
  labelledBy: string;
  /** The scheme in use. */
  value: Scheme;
  /** Called when another scheme is chosen. */
  onChange: (scheme: Scheme) => void;
}

/** The three schemes, behind the header's button. */
export function SchemeMenu({
  open,
  onClose,
  anchorEl,
  labelledBy,
  value,
  onChange,
}: SchemeMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      anchorEl={anchorEl}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {schemes.map((scheme) => {
        const Icon = schemeIcons[scheme];
        return (
          <MenuItem
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === value}
            selected={scheme === value}
            onClick={() => {
              onClose();
              onChange(scheme);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`navigation.scheme.${scheme}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
