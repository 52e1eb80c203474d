import { useState } from 'react';
import { SidePanel, type SidePanelProps } from '#src/components/navigation/header/SidePanel.tsx';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';

export function AccountPanel(props: Omit<SidePanelProps, 'places' | 'moderator'>) {
  const { open } = props;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const { data: user } = useCurrentUser();
  return (
    <SidePanel {...props} places={useMemberships(opened)} moderator={user?.moderator ?? false} />
  );
}
