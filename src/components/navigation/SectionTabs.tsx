import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

interface SectionTab {
  value: string;
  label: ReactNode;
  icon?: ReactElement;
}

export interface SectionTabsProps {
  value?: string;
  onChange?: (value: string) => void;
  tabs: SectionTab[];
  ariaLabel?: string;
  /** Prefix of the ids: `<id>-tab-<value>` for tabs and `<id>-panel-<value>` for panels. */
  idBase?: string;
  /** Looks subordinate, for tabs within a tab. */
  quiet?: boolean;
  sx?: SxProps<Theme>;
}

const quietRow: SxProps<Theme> = {
  minHeight: 44,
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { minHeight: 44, borderRadius: 22 },
  '& .Mui-selected': (theme) => ({ backgroundColor: theme.vars.palette.roles.active.background }),
};

/** Scroll buttons over the ends of the row, because beside it they would move the tabs. */
const overlaid = ({ vars }: Theme) => {
  const fade = (to: 'left' | 'right') =>
    `linear-gradient(to ${to}, transparent, ${vars.palette.background.default} 50%)`;
  return {
    position: 'relative',
    '& .MuiTabs-scrollButtons': {
      position: 'absolute',
      insetBlock: 0,
      zIndex: 1,
      // MUI lets the tabs shine through.
      '&:not(.Mui-disabled)': { opacity: 1 },
      '&:first-of-type': { left: 0, background: fade('left') },
      '&:last-of-type': { right: 0, background: fade('right') },
    },
  } as const;
};

/** Tabs for the sections of a screen. On phones they scroll sideways. */
export function SectionTabs({
  value,
  onChange,
  tabs,
  ariaLabel,
  idBase,
  quiet = false,
  sx,
}: SectionTabsProps) {
  return (
    <Tabs
      value={tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value}
      onChange={(_, chosen: string) => onChange?.(chosen)}
      aria-label={ariaLabel}
      variant="scrollable"
      scrollButtons="auto"
      sx={[
        overlaid,
        quiet ? quietRow : { borderBottom: 1, borderColor: 'divider' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.label}
          icon={tab.icon}
          iconPosition="start"
          {...(idBase && {
            id: `${idBase}-tab-${tab.value}`,
            'aria-controls': `${idBase}-panel-${tab.value}`,
          })}
          sx={{ px: { xs: 2, md: 2.5 } }}
        />
      ))}
    </Tabs>
  );
}
