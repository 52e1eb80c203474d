import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#src/lib/dates.ts';
import { radii } from '#theme/tokens.ts';
import type { ModerationItem } from './ItemParts.tsx';

const Row = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 64,
  padding: theme.spacing(1, 1.5),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.spacing(1.5),
  alignItems: 'baseline',
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  ...theme.mixins.sheet,
  borderRadius: radii.control,
  '& > span': theme.mixins.ellipsis,
  '& .what, & .when': theme.mixins.smallNote,
  '& .title': { gridColumn: '1 / -1', fontWeight: 650 },
  '&:hover': { borderColor: theme.vars.palette.roles.control.outline },
  '&[aria-current="true"]': {
    borderColor: theme.vars.palette.roles.active.fill,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.roles.active.fill}`,
    ...theme.mixins.soft('active'),
    '& .what, & .when': { color: 'inherit' },
  },
}));

export interface ModerationListProps {
  items: readonly ModerationItem[];
  current: string | null;
  onChoose?: (code: string) => void;
}

/** The moderation queue: kind, time and title of each item. */
export function ModerationList({ items, current, onChoose }: ModerationListProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="ol" aria-label={t('moderation.list')} sx={{ display: 'grid', gap: 0.75 }}>
      {items.map((item) => (
        <li key={`${item.kind}/${item.code}`}>
          <Row
            type="button"
            aria-current={item.code === current || undefined}
            onClick={() => onChoose?.(item.code)}
          >
            <span className="what">{t(`moderation.kinds.${item.kind}`)}</span>
            <span className="when">
              {formatInstant(item.createdAt, i18n.language, {
                day: 'numeric',
                month: 'short',
              })}
            </span>
            <span className="title">{item.title}</span>
          </Row>
        </li>
      ))}
    </Box>
  );
}
