import { useState } from 'react';
import { SidePanel, type SidePanelProps } from '#src/components/navigation/header/SidePanel.tsx';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';

/** The account's side panel with the places where the person serves, loaded once it is opened. */
export function AccountPanel(props: Omit<SidePanelProps, 'places'>) {
  const { open = false } = props;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return <SidePanel {...props} places={useMemberships(opened)} />;
}
