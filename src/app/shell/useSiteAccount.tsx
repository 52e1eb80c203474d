import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { memberSince } from '#src/app/session/memberSince.ts';
import { useLanguage } from '#src/app/useLanguage.ts';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useSignOut } from '#src/hooks/data/account/useSignOut.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

const SidePanel = lazyDialog(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/** The logged-in person and the panel of the account, as every layout with a header shows them. */
export const useSiteAccount = () => {
  const { t } = useTranslation();
  const { language, change } = useLanguage();
  const { loggedIn } = useSession();
  const { data, error } = useCurrentUser();
  const navigate = useNavigate();
  const leave = useSignOut();
  const [panelOpen, setPanelOpen] = useState(false);
  const user = loggedIn ? { name: data?.name ?? '', image: data?.mainImage ?? null } : null;
  const closePanel = (): void => setPanelOpen(false);
  const panel: ReactNode = user && (
    <SidePanel
      open={panelOpen}
      onClose={closePanel}
      user={{
        ...user,
        memberSince: data || error ? memberSince(data?.createdAt ?? null, t, language) : null,
      }}
      onSearch={(keywords) => {
        closePanel();
        void navigate(paths.listingGrid.href(keywords));
      }}
      onSignOut={() => {
        closePanel();
        void leave();
      }}
    />
  );
  return {
    language,
    changeLanguage: change,
    user,
    panel,
    openPanel: () => setPanelOpen(true),
    reachPanel: SidePanel.preload,
  };
};
