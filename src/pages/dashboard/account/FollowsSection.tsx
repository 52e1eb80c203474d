import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useFollows, type Followed } from '#src/hooks/data/account/useFollows.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';

/**
 * Followed people. Hidden if the server does not store them. Unfollowed people stay until the page
 * is left, so that a mistake can be undone.
 */
export function FollowsSection() {
  const { t, i18n } = useTranslation();
  const { followed, error, isValidating, retry, has, toggle } = useFollows();
  const [seen, setSeen] = useState<readonly Followed[]>([]);
  const added = followed?.filter(({ author }) => !seen.some((one) => one.author === author)) ?? [];
  if (added.length > 0) setSeen([...added, ...seen]);

  if (!followed && !error) return null;
  const rowOf = (id: string, { name, mainImage }: Followed) => {
    const author = authorWith(id);
    const known = author ? inLanguage(author.name, i18n.language) : name;
    const shown = known ?? t('account.follows.hidden');
    return (
      <Row
        key={id}
        picture={<Portrait src={author?.image ?? mainImage} name={known ?? ''} />}
        name={
          known ? (
            <MuiLink
              href={paths.userProfile.href(id)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 }}
            >
              {known}
            </MuiLink>
          ) : (
            shown
          )
        }
      >
        <FollowButton name={shown} following={has(id)} size="small" onClick={() => toggle(id)} />
      </Row>
    );
  };
  return (
    <Panel title={t('account.follows.title')} text={t('account.follows.text')}>
      <Loaded data={followed ?? undefined} {...{ error, isValidating }} mutate={retry}>
        {(now) =>
          seen.length === 0 ? (
            <EmptyState
              picture="bookmarks"
              headingLevel={3}
              title={t('account.follows.emptyTitle')}
              text={t('account.follows.emptyText')}
              action={{
                label: t('account.follows.find'),
                href: paths.topAuthor.href(),
                variant: 'outlined',
              }}
            />
          ) : (
            <Rows>
              {seen.map((one) =>
                rowOf(one.author, now.find(({ author }) => author === one.author) ?? one),
              )}
            </Rows>
          )
        }
      </Loaded>
    </Panel>
  );
}
