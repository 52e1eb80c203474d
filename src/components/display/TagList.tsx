import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { foreign } from '#common/greek/foreign.ts';

const Root = styled('ul')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1),
  '& li': { maxWidth: '100%' },
  '& a, & li > span': {
    ...theme.mixins.inline,
    minHeight: 32,
    paddingInline: theme.spacing(1.5),
    borderRadius: 999,
    ...theme.typography.body2,
    fontWeight: 500,
    textDecoration: 'none',
    ...theme.mixins.soft('neutral'),
  },
  '& a': {
    '@media (pointer: coarse)': { minHeight: 44 },
    '&:hover': theme.mixins.soft('active'),
  },
}));

export interface TagListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  tags: string[];
  /** Returns the target of a tag. Without it, tags are plain text. */
  hrefFor?: (tag: string) => string;
}

/** Tags of a place, each a link if `hrefFor` is set. */
export function TagList({ tags, hrefFor, ...rest }: TagListProps) {
  const { t, i18n } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <Root aria-label={t('details.tags')} {...rest}>
      {tags.map((tag) => (
        <li key={tag} lang={foreign(tag, i18n.language)}>
          {hrefFor ? <Link to={hrefFor(tag)}>{tag}</Link> : <span>{tag}</span>}
        </li>
      ))}
    </Root>
  );
}
