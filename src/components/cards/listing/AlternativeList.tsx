import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Wait } from '#common/line/wait.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';

const Root = styled('ul', { name: 'SeiraAlternativeList', slot: 'root' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.25),
    paddingBlock: theme.spacing(1.25),
    '& > a': { fontWeight: 650, justifySelf: 'start', paddingBlock: theme.spacing(0.25) },
    '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A place that may stand in for another. */
export interface Alternative {
  title: string;
  href: string;
  /** Minutes on foot; null where positions are not known. */
  onFoot: number | null;
  district: string | null;
  wait: Wait | null;
}

export interface AlternativeListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The places, the one where somebody is served first in front. */
  places?: readonly Alternative[];
  /** The way is counted from the place that they stand in for, not from the person. */
  fromHere?: boolean;
}

const none: Alternative[] = [];

/** A few places of the same kind with the way there and their wait, for whoever goes elsewhere. */
export function AlternativeList({
  places = none,
  fromHere = false,
  ...rest
}: AlternativeListProps) {
  const { t } = useTranslation();
  const wayOf = (onFoot: number, spoken: boolean): string => {
    const way = spoken
      ? t('browse.first.onFootSpoken', { count: onFoot })
      : t('browse.first.onFoot', { minutes: onFoot });
    return fromHere ? t('details.elsewhere.fromHere', { way }) : way;
  };
  return (
    <Root {...rest}>
      {places.map(({ title, href, onFoot, district, wait }) => (
        <li key={href}>
          <Link component={RouterLink} to={href}>
            {title}
          </Link>
          {wait && <WaitLine wait={wait} />}
          {(onFoot !== null || district) && (
            <span>
              {onFoot !== null && (
                <>
                  <span aria-hidden>{wayOf(onFoot, false)}</span>
                  <VisuallyHidden>{wayOf(onFoot, true)}</VisuallyHidden>
                </>
              )}
              {onFoot !== null && district && ' · '}
              {district}
            </span>
          )}
        </li>
      ))}
    </Root>
  );
}
