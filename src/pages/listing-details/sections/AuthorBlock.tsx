import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

/** The listing's author. */
export function AuthorBlock({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { author } = organisation;
  if (!author) return null;
  const known = sampleAuthors.find(({ name }) => name.el === author.name);
  const profile = author.code ?? known?.id;
  const isHidden = author.code === null && !known;
  return (
    <Panel title={t('details.owner')}>
      <AuthorCard
        plain
        name={author.name}
        image={author.image}
        href={isHidden ? undefined : paths.userProfile.href(profile)}
      />
    </Panel>
  );
}
