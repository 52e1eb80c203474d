import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingState } from '#common/listing.ts';
import { paths } from '#src/config/paths.ts';
import { useClaims, useSubmissions } from '#src/hooks/data/account/own.ts';
import { useListingTexts } from '#src/i18n/screens/listingTexts.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';
import type { RoleName } from '#theme/roles.ts';

const toneOf: Record<ListingState, RoleName> = {
  draft: 'neutral',
  submitted: 'waiting',
  published: 'success',
  returned: 'danger',
};

function OwnSection({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Panel title={title}>
      <Rows>{children}</Rows>
    </Panel>
  );
}

export function OwnListings() {
  useListingTexts();
  const { t } = useTranslation();
  const { data: submissions } = useSubmissions();
  const { data: claims } = useClaims();

  const linkTo = (href: string, name: string, label: string) => (
    <Button href={href} aria-label={name} variant="outlined">
      {label}
    </Button>
  );
  const seeing = (slug: string, title: string) =>
    linkTo(paths.listing.href(slug), t('listings.see', { title }), t('listings.view'));
  const rowOf = (
    { code, title, reason }: { code: string; title: string; reason: string | null },
    state: ListingState,
    label: string,
    action: ReactNode,
  ) => (
    <Row
      key={code}
      name={title}
      detail={state === 'returned' && reason && t('common.reason', { reason })}
    >
      <Chip
        label={label}
        sx={{ color: `roles.${toneOf[state]}.text`, bgcolor: `roles.${toneOf[state]}.background` }}
      />
      {action}
    </Row>
  );
  return (
    <>
      <OwnSection title={t('listings.own')}>
        {(submissions?.records ?? []).map(({ code, state, reason, slug, fields }) => {
          const title = fields.title || t('listings.untitled');
          const editor = `${paths.addListing.href()}?listing=${encodeURIComponent(code)}`;
          return rowOf(
            { code, title, reason },
            state,
            t(`listings.states.${state}`),
            state === 'draft' || state === 'returned'
              ? linkTo(editor, t('listings.goOn', { title }), t('common.continue'))
              : slug && seeing(slug, title),
          );
        })}
      </OwnSection>
      <OwnSection title={t('listings.claims.own')}>
        {(claims?.records ?? []).map(({ code, organisation: { slug, title }, state, reason }) =>
          rowOf(
            { code, title, reason },
            state === 'approved' ? 'published' : state,
            t(`listings.claims.${state}`),
            state === 'approved'
              ? linkTo(
                  paths.manage.href(slug),
                  t('listings.claims.manage', { title }),
                  t('navigation.panel.manageIt'),
                )
              : seeing(slug, title),
          ),
        )}
      </OwnSection>
    </>
  );
}
