import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useFollows, type Followed } from '#src/hooks/data/account/useFollows.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { Section, SectionRow } from './Section.tsx';

interface RowProps {
  followed: Followed;
  isFollowed: boolean;
  onToggle: () => void;
}

function Row({ followed: { author: id, name, mainImage: image }, isFollowed, onToggle }: RowProps) {
  const { t, i18n } = useTranslation();
  const author = authorWith(id);
  const known = author ? inLanguage(author.name, i18n.language) : name;
  const shown = known ?? t('account.follows.hidden');
  return (
    <SectionRow
      picture={<Portrait src={author?.image ?? image} name={known ?? ''} />}
      name={
        known ? (
          <Link
            href={paths.userProfile.href(id)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 }}
          >
            {known}
          </Link>
        ) : (
          shown
        )
      }
      action={<FollowButton name={shown} following={isFollowed} size="small" onClick={onToggle} />}
    />
  );
}

/**
 * Whom the person follows; nothing on a server that stores none. Who is no longer followed stays
 * until the screen is left, so that a press by mistake can be undone where it happened.
 */
export function FollowsSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { followed, error, isValidating, retry, has, toggle } = useFollows();
  const [seen, setSeen] = useState<readonly Followed[]>([]);
  const added = followed?.filter(({ author }) => !seen.some((one) => one.author === author)) ?? [];
  if (added.length > 0) setSeen([...added, ...seen]);

  if (!followed && !error) return null;
  return (
    <Section title={t('account.follows.title')} text={t('account.follows.text')}>
      {!followed ? (
        <ErrorState
          title={t('errors.title')}
          text={errorText(error)}
          retrying={isValidating}
          onRetry={retry}
        />
      ) : seen.length === 0 ? (
        <EmptyState
          picture="bookmarks"
          headingLevel={3}
          title={t('account.follows.emptyTitle')}
          text={t('account.follows.emptyText')}
          action={
            <Button href={paths.topAuthor.href()} variant="outlined">
              {t('account.follows.find')}
            </Button>
          }
        />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {seen.map((one) => (
            <Row
              key={one.author}
              followed={followed.find(({ author }) => author === one.author) ?? one}
              isFollowed={has(one.author)}
              onToggle={() => toggle(one.author)}
            />
          ))}
        </Box>
      )}
    </Section>
  );
}
