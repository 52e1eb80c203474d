import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import type { ReactElement, ReactNode } from 'react';

/** One tab: its value, what it says, and an icon before that. */
export interface SectionTab {
  value: string;
  label: ReactNode;
  icon?: ReactElement;
}

export interface SectionTabsProps extends Omit<TabsProps, 'value' | 'onChange' | 'children'> {
  /** The tab shown now. */
  value?: string;
  /** Called when a tab is chosen. */
  onChange?: (value: string) => void;
  /** The tabs in their order. */
  tabs?: SectionTab[];
  /** Accessible name of the tabs. */
  ariaLabel?: string;
  /** Prefix of ids: tab `<id>-tab-<value>`, panel `<id>-panel-<value>`, for the panels to use. */
  idBase?: string;
}

/** Tabs between the sections of a screen; on phones they scroll sideways. */
export function SectionTabs({
  value,
  onChange,
  tabs = [],
  ariaLabel,
  idBase,
  sx,
  ...rest
}: SectionTabsProps) {
  if (tabs.length === 0) return null;
  return (
    <Tabs
      value={tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value}
      onChange={(_, chosen: string) => onChange?.(chosen)}
      aria-label={ariaLabel}
      variant="scrollable"
      scrollButtons="auto"
      sx={[{ borderBottom: 1, borderColor: 'divider' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
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
