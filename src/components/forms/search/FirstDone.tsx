import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import { waitingWords, windowWords } from '#src/lib/waitWords.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& > output': { ...theme.typography.body1, flexBasis: '100%', minWidth: 0 },
  '& > output:empty': { display: 'none' },
}));

export interface FirstPlace {
  title: string;
  href: string;
  /** Minutes on foot. Null if the person's position is unknown. */
  onFoot: number | null;
  /** District and city. Shown if the walk is too long or unknown. */
  district: string | null;
  wait: Pick<Wait, 'waiting' | 'minutes'>;
}

export interface FirstDoneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The result. Null if no place issues tickets, absent until it is known. */
  place?: FirstPlace | null;
  onAsk?: () => void;
  pending?: boolean;
}

/** A button that finds the place where a person would be served first, by walking time and wait. */
export function FirstDone({ place, onAsk, pending = false, ...rest }: FirstDoneProps) {
  const { t, i18n } = useTranslation();
  const sentence = (): string => {
    if (!place) return '';
    const { onFoot, district, wait } = place;
    const distance = onFoot === null ? district : t('browse.first.onFoot', { count: onFoot });
    const ahead = wait.waiting ? waitingWords(t, wait.waiting) : t('browse.first.nobody');
    const window =
      wait.waiting && wait.minutes ? windowWords(t, i18n.language, wait.minutes) : null;
    return [distance, ahead, window].filter(Boolean).join(', ');
  };
  return (
    <Root {...rest}>
      <Button
        variant="outlined"
        startIcon={<BoltIcon />}
        aria-busy={pending || undefined}
        onClick={() => {
          if (!pending) onAsk?.();
        }}
      >
        {t('browse.first.ask')}
      </Button>
      <output>
        {pending && t('browse.first.looking')}
        {place === null && t('browse.first.nowhere')}
        {place && (
          <>
            <Link href={place.href} sx={{ fontWeight: 650 }}>
              {place.title}
            </Link>
            {': '}
            <span>{sentence()}</span>
          </>
        )}
      </output>
    </Root>
  );
}
