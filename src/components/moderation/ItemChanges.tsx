import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn } from '#src/browser/focus.ts';
import { bringIntoView } from '#src/hooks/goTo.ts';
import { FactList, ItemPictures, type ModerationItem, useFactWords } from './ItemParts.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${theme.vars.palette.roles.waiting.outline}`,
  ...theme.mixins.soft('waiting'),
  '& h3': theme.typography.h4,
  '& dd > div': { display: 'grid', gap: theme.spacing(0.25) },
  '& dd > div + div': { marginTop: theme.spacing(1) },
  '& small': theme.typography.caption,
  '& del, & ins': { textDecorationThickness: 1 },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}));

const factsOf = ({ by, title, text, place, facts }: ModerationItem): Map<string, string> =>
  new Map([
    ['by', by ?? ''],
    // The title of a place has its own row, and the title of a text is only its beginning.
    ...(place || text.startsWith(title.replace(/…$/, '')) ? [] : [['title', title] as const]),
    ['text', text],
    ...facts.map(({ name, value }) => [name, value] as const),
  ]);

/** Changes of an item since the moderator opened it, field by field. */
export function ItemChanges({ before, now }: { before: ModerationItem; now: ModerationItem }) {
  const { t } = useTranslation();
  const { label, valueText } = useFactWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (!heading.current) return;
    focusOn(heading.current, { preventScroll: true });
    bringIntoView(heading.current.parentElement, { block: 'nearest' });
  }, []);
  const [old, latest] = [factsOf(before), factsOf(now)];
  const names = [...new Set([...old.keys(), ...latest.keys()])].filter(
    (name) => old.get(name) !== latest.get(name),
  );
  const pair = (name: string, what: string, from: ReactNode, to: ReactNode) => (
    <div key={name}>
      <dt>{what}</dt>
      <dd>
        <div>
          <small>{t('moderation.changed.before')}</small>
          <del>{from}</del>
        </div>
        <div>
          <small>{t('moderation.changed.now')}</small>
          <ins>{to}</ins>
        </div>
      </dd>
    </div>
  );
  const valueIn = (facts: Map<string, string>, name: string) =>
    valueText(name, facts.get(name) ?? '') || '–';
  const pictures = ({ pictures: all }: ModerationItem) =>
    all.length > 0 ? <ItemPictures pictures={all} /> : '–';
  return (
    <Root aria-labelledby={id}>
      <h3 ref={heading} id={id}>
        {t('moderation.changed.title')}
      </h3>
      <FactList>
        {names.map((name) => pair(name, label(name), valueIn(old, name), valueIn(latest, name)))}
        {before.pictures.join(' ') !== now.pictures.join(' ') &&
          pair('/pictures', t('moderation.facts.pictures'), pictures(before), pictures(now))}
      </FactList>
    </Root>
  );
}
