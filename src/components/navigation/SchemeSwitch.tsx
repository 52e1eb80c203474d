import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Contrast from '@mui/icons-material/ContrastOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How the product looks: by day, by night, or as the device says. */
export type Scheme = 'light' | 'dark' | 'system';

const schemes: Scheme[] = ['light', 'dark', 'system'];

const icons: Record<Scheme, ComponentType<SvgIconProps>> = {
  light: LightMode,
  dark: DarkMode,
  system: Contrast,
};

export interface SchemeSwitchProps {
  /** The scheme chosen now. */
  value?: Scheme;
  /** A scheme was chosen. */
  onChange?: (scheme: Scheme) => void;
  /** `menu`: one button with a menu; `inline`: the three beside each other. */
  variant?: 'menu' | 'inline';
}

function InlineSwitch({ value, onChange }: SchemeSwitchProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      aria-label={t('navigation.scheme.label')}
      onChange={(_, chosen: Scheme | null) => chosen && onChange?.(chosen)}
    >
      {schemes.map((scheme) => {
        const Icon = icons[scheme];
        return (
          <ToggleButton
            key={scheme}
            value={scheme}
            sx={{
              minHeight: 64,
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
            {t(`navigation.scheme.${scheme}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

function MenuSwitch({ value = 'system', onChange }: SchemeSwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = icons[value];
  const label = `${t('navigation.scheme.label')}: ${t(`navigation.scheme.${value}`)}`;
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Current />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {schemes.map((scheme) => {
          const Icon = icons[scheme];
          return (
            <MenuItem
              key={scheme}
              role="menuitemradio"
              aria-checked={scheme === value}
              selected={scheme === value}
              onClick={() => {
                setAnchor(null);
                onChange?.(scheme);
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
    </>
  );
}

/** Chooses between the light scheme, the dark one and the device's. */
export function SchemeSwitch({ value = 'system', variant = 'menu', onChange }: SchemeSwitchProps) {
  const Variant = variant === 'menu' ? MenuSwitch : InlineSwitch;
  return <Variant value={value} onChange={onChange} />;
}
