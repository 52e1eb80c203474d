import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { isStill } from '#src/hooks/useStillness.ts';
import { focusOn } from '#src/browser/focus.ts';
import { radii } from '#theme/tokens.ts';

export type PartState = 'open' | 'done' | 'wrong';

/** A part of the page: its element's id and its name. */
interface ContentsItem {
  id: string;
  label: string;
  state?: PartState;
}

const Root = styled('nav')(({ theme }) => ({
  '& ol': { display: 'grid', gap: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0.75, 1.5),
    borderRadius: radii.control,
    ...theme.typography.body2,
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.roles.neutral.background },
    '&[aria-current]': {
      color: theme.vars.palette.roles.active.text,
      backgroundColor: theme.vars.palette.roles.active.background,
    },
  },
}));

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.neutral.text,
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '& svg': { fontSize: 26 },
  '&[data-state="done"]': {
    color: theme.vars.palette.roles.success.fill,
    backgroundColor: 'transparent',
  },
  '&[data-state="wrong"]': {
    color: theme.vars.palette.roles.danger.fill,
    backgroundColor: 'transparent',
  },
}));

const marks = { done: <CheckCircle aria-hidden />, wrong: <ErrorIcon aria-hidden /> };

/** The part in the upper half of the window. */
const useCurrent = (ids: string): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
};

const goTo = (id: string): void => {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' });
  focusOn(part.querySelector<HTMLElement>('h2, h3') ?? part, { preventScroll: true });
};

/** The parts of a long page: the current one, the completed ones, and those that need attention. */
export function TableOfContents({ items }: { items: ContentsItem[] }) {
  const { t } = useTranslation();
  const current = useCurrent(items.map(({ id }) => id).join(' '));
  return (
    <Root aria-label={t('addListing.contents')}>
      <ol>
        {items.map(({ id, label: text, state = 'open' }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === (current ?? items[0]?.id) ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              <Mark data-state={state} aria-hidden>
                {state === 'open' ? index + 1 : marks[state]}
              </Mark>
              <span>
                {text}
                {state !== 'open' && (
                  <VisuallyHidden>, {t(`addListing.states.${state}`)}</VisuallyHidden>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
