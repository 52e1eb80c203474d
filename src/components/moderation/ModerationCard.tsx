import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  MESSAGE_DECISIONS,
  type DecisionPayload,
  type MessageDecision,
} from '#common/contract/moderation.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { CardSurface } from '#src/components/cards/cardSurface.ts';
import { standalone } from '#src/components/display/standalone.ts';
import { ItemChanges } from './ItemChanges.tsx';
import { Facts, ItemPictures, type ModerationItem } from './ItemParts.tsx';
import { paths } from '#src/config/paths.ts';
import { formatInstant } from '#src/lib/dates.ts';

export type Decision = DecisionPayload['decision'];

/** A type guard of its own, because client builds include only the data of the contract. */
const isMessageDecision = (decision: Decision): decision is MessageDecision =>
  MESSAGE_DECISIONS.some((one) => one === decision);

export const decisionLabel = (
  t: TFunction,
  { kind }: Pick<ModerationItem, 'kind'>,
  decision: Decision,
): string =>
  isMessageDecision(decision)
    ? t(`moderation.message.${decision}`)
    : kind === 'message'
      ? ''
      : t(`moderation.${decision}`, { context: kind });

const Root = styled(CardSurface)(({ theme }) => ({
  height: 'auto',
  padding: theme.spacing(2.5),
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5) },
  '& header': { display: 'grid', gap: theme.spacing(0.5) },
  '& h2': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& header p': theme.mixins.note,
}));

const Text = styled('p')({
  maxWidth: '47em',
  fontSize: '1.125rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Actions = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1.5),
  '& > *': { minHeight: 48, flex: '1 1 180px' },
  [theme.breakpoints.up('sm')]: { '& > *': { flex: '0 1 auto', minWidth: 180 } },
}));

export interface ModerationCardProps {
  item: ModerationItem;
  /** The version that the moderator saw, if the item has changed since. */
  before?: ModerationItem | null;
  pending?: Decision | null;
  onDecide?: (decision: Decision) => void;
}

/** One item of the moderation queue with its decisions. */
export function ModerationCard({
  item,
  before = null,
  pending = null,
  onDecide,
}: ModerationCardProps) {
  const { t, i18n } = useTranslation();
  const { kind, place } = item;
  return (
    <Root>
      <header>
        <p>
          {[
            t(`moderation.kinds.${kind}`),
            item.by === null ? t('moderation.byNobody') : t('moderation.by', { name: item.by }),
            formatInstant(item.createdAt, i18n.language),
          ].join(' · ')}
        </p>
        <h2>
          {place ? (
            <Link href={paths.listing.href(place.slug)} sx={standalone}>
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </h2>
      </header>
      {before && <ItemChanges before={before} now={item} />}
      {item.text && item.text !== item.title && <Text>{item.text}</Text>}
      <Facts facts={item.facts} />
      <ItemPictures pictures={item.pictures} />
      <Actions>
        {item.decisions.map((decision, index) => (
          <PendingButton
            key={decision}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={decision === 'return' || decision === 'spam' ? 'error' : 'primary'}
            pending={pending === decision}
            pendingLabel={t('common.moment')}
            disabled={pending !== null && pending !== decision}
            onClick={() => onDecide?.(decision)}
          >
            {decisionLabel(t, item, decision)}
          </PendingButton>
        ))}
      </Actions>
    </Root>
  );
}
