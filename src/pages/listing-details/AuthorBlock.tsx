import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { AuthorCard } from '#src/components/cards/AuthorCard.tsx';
import { paths } from '#src/config/paths.ts';
import { Panel } from '#src/pages/shared/Panel.tsx';

/** Who put the listing in. */
export function AuthorBlock({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { author } = organisation;
  if (!author) return null;
  return (
    <Panel title={t('details.owner')}>
      <AuthorCard name={author.name} image={author.image} href={paths.userProfile.href()} />
    </Panel>
  );
}
