import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { StaffHeader } from '#src/components/navigation/header/StaffHeader.tsx';
import { paths } from '#src/config/paths.ts';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';
import type { useSiteAccount } from './useSiteAccount.tsx';

/** The place in the address of a staff screen, or null on the moderation screen. */
const placeIn = (pathname: string): string | null =>
  [paths.counter, paths.manage]
    .map(({ pattern }) => matchPath(pattern, pathname)?.params.id)
    .find(Boolean) ?? null;

interface Props {
  pathname: string;
  account: ReturnType<typeof useSiteAccount>;
}

/** The header of staff screens. It loads with them, because visitors never see it. */
export function StaffBar({ pathname, account }: Props) {
  const { t } = useTranslation();
  const slug = placeIn(pathname);
  const places = useMemberships();
  const place = places?.find((one) => one.slug === slug);
  const role = place?.role ?? null;
  const tabs =
    slug === null
      ? []
      : [
          { href: paths.counter.href(slug), label: t('navigation.panel.counter') },
          { href: paths.board.href(slug), label: t('navigation.staff.board') },
          // Last, so that nothing moves when the role becomes known.
          ...(role === 'owner' || pathname === paths.manage.href(slug)
            ? [{ href: paths.manage.href(slug), label: t('navigation.panel.manageIt') }]
            : []),
        ];
  const unknown = places === undefined ? null : t('navigation.staff.label');
  return (
    <StaffHeader
      title={slug === null ? t('common.brand') : (place?.title ?? unknown)}
      role={slug === null ? t('navigation.staff.moderator') : role && t(`navigation.staff.${role}`)}
      tabs={tabs}
      account={
        account.user && {
          user: account.user,
          onOpen: account.openPanel,
          onReach: account.reachPanel,
        }
      }
      language={account.language}
      onLanguageChange={account.changeLanguage}
    />
  );
}
