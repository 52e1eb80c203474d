import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import NearMe from '@mui/icons-material/NearMeOutlined';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { formatTime } from '#src/lib/dates.ts';
import { waitWords } from '#src/lib/waitWords.ts';
import type { Option } from '#src/components/forms/fields/SelectInput.tsx';
import { standalone } from '#src/components/display/standalone.ts';

const ANSWERS = 3;

const Root = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  ...theme.mixins.sheet,
  color: theme.vars.palette.text.primary,
  containerType: 'inline-size',
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.beside,
  justifyContent: 'space-between',
  '& > h2': { ...theme.typography.h4 },
}));

const Choices = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1, 1.5),
  minHeight: 44,
  // A label stays beside its select.
  '& > span': {
    ...theme.mixins.inline,
    gap: theme.spacing(1.5),
    maxWidth: '100%',
    '& > div': { minWidth: 0 },
  },
  '& label': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  // Keeps the height of its longest text while it loads.
  minHeight: '2lh',
  marginTop: theme.spacing(1),
  '@container (min-width: 560px)': { minHeight: '1lh' },
}));

/** Keeps the height of its places while it loads, however few there are. */
const Answers = styled('ol')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '--row': '10.9rem',
  '@container (min-width: 560px)': { '--row': '5.75rem' },
}));

const Answer = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  alignItems: 'center',
  minHeight: 'var(--row)',
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div > p, & > div > small': { ...theme.typography.body2, lineHeight: 1.4 },
  '& > div > small': { color: theme.vars.palette.text.secondary },
  '& > .act': { gridColumn: '2', justifySelf: 'start', marginTop: theme.spacing(1) },
  // Doubled text leaves no room for two columns.
  '@container (max-width: 12rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .act': { gridColumn: '1' },
  },
  '@container (min-width: 560px)': {
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    '& > .act': { gridColumn: 'auto', marginTop: 0 },
  },
}));

/** Replaces missing answers by a hint. */
const Few = styled('li')(({ theme }) => ({
  minHeight: 'calc(var(--missing) * var(--row))',
  ...theme.mixins.middle,
  alignContent: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'center',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

const Done = styled('p')(({ theme }) => ({
  display: 'grid',
  color: theme.vars.palette.roles.success.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { ...theme.typography.caption, lineHeight: 1.3 },
  '& > strong': {
    fontSize: '1.75rem',
    lineHeight: 1.1,
    fontWeight: 750,
    letterSpacing: '-0.02em',
  },
}));

export interface GoNowAnswer {
  title: string;
  href: string;
  /** Minutes on foot. Null if the person's position is unknown. */
  onFoot: number | null;
  /** District and city, shown if the way is unknown. */
  district: string | null;
  wait: Wait;
  /** Minutes until the visit is over. */
  doneIn: number;
}

export interface GoNowCardProps {
  kinds: readonly Option[];
  kind: string;
  onKindChange?: (kind: string) => void;
  /** Districts to choose from, while the position is unknown. */
  districts?: readonly Option[];
  district?: string;
  onDistrictChange?: (district: string) => void;
  /** State of the location request. */
  whereabouts: 'unknown' | 'asking' | 'known' | 'refused';
  onLocate?: () => void;
  /** Address of all open places. */
  allHref?: string;
  /** At most three, the earliest first. Null while they load. */
  answers: readonly GoNowAnswer[] | null;
  failure?: string | null;
  onRetry?: () => void;
  onClose?: () => void;
}

function AnswerRow({ answer }: { answer: GoNowAnswer }) {
  const { t, i18n } = useTranslation();
  const { title, href, onFoot, district, wait, doneIn } = answer;
  const { figure } = waitWords(t, i18n.language, wait);
  const hasNoWait = wait.waiting === 0;
  const queue = hasNoWait
    ? t('display.wait.noWait')
    : figure &&
      t('browse.goNow.wait', {
        window: [figure.value, figure.unit].filter(Boolean).join('\u00a0'),
      });
  const walk = onFoot === null ? district : t('browse.first.onFoot', { count: onFoot });
  const visit = wait.visitMinutes && t('browse.goNow.visit', { count: wait.visitMinutes });
  return (
    <Answer>
      <Done>
        <span>{t('browse.goNow.doneBy')}</span>
        <strong suppressHydrationWarning>{formatTime(serverNow() + doneIn * 60_000)}</strong>
      </Done>
      <div>
        <p>
          <Link href={href} sx={{ ...standalone, fontWeight: 650 }}>
            {title}
          </Link>
        </p>
        <small>{[walk, queue, visit].filter(Boolean).join('\u00a0· ')}</small>
      </div>
      <Button
        className="act"
        variant="contained"
        href={`${href}#booking`}
        aria-label={`${t('booking.take')}: ${title}`}
      >
        {t('booking.take')}
      </Button>
    </Answer>
  );
}

/** The three places of a kind at which a visit ends first, each with a link to its numbers. */
export function GoNowCard({
  kinds,
  kind,
  onKindChange,
  districts = [],
  district = '',
  onDistrictChange,
  whereabouts,
  onLocate,
  allHref,
  answers,
  failure = null,
  onRetry,
  onClose,
}: GoNowCardProps) {
  const { t } = useTranslation();
  const title = useId();
  const isLoading = answers === null && !failure;
  const hasDistricts = whereabouts !== 'known' && districts.length > 1;
  const basis =
    whereabouts === 'known'
      ? 'near'
      : whereabouts === 'refused' && hasDistricts
        ? 'refused'
        : 'byDistrict';
  return (
    <Root aria-labelledby={title}>
      <Head>
        <h2 id={title}>{t('browse.goNow.title')}</h2>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Choices>
        <span>
          <CompactSelect
            label={t('browse.goNow.kind')}
            value={kind}
            options={kinds}
            onChange={(next) => onKindChange?.(next)}
          />
        </span>
        {/* Reserves the space of the select while the places load. */}
        {(hasDistricts || (whereabouts !== 'known' && isLoading)) && (
          <span>
            <CompactSelect
              label={t('browse.goNow.district')}
              value={district}
              options={districts}
              onChange={(next) => onDistrictChange?.(next)}
            />
          </span>
        )}
        {whereabouts !== 'known' && (
          <Button
            startIcon={<NearMe />}
            aria-busy={whereabouts === 'asking' || undefined}
            onClick={() => {
              if (whereabouts !== 'asking') onLocate?.();
            }}
          >
            {t('browse.goNow.locate')}
          </Button>
        )}
      </Choices>
      <Note role="status">
        {isLoading
          ? t('browse.first.looking')
          : (failure ??
            (answers?.length === 0 ? t('browse.first.nowhere') : t(`browse.goNow.${basis}`)))}
      </Note>
      {failure && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      <Answers aria-busy={isLoading || undefined}>
        {isLoading &&
          Array.from({ length: ANSWERS }, (_, index) => (
            <Answer key={index} aria-hidden>
              <Skeleton height={44} />
              <div>
                <Skeleton width="60%" />
                <Skeleton width="85%" />
              </div>
            </Answer>
          ))}
        {answers?.map((answer) => (
          <AnswerRow key={answer.href} answer={answer} />
        ))}
        {answers && answers.length < ANSWERS && (
          <Few style={{ '--missing': ANSWERS - answers.length } as CSSProperties}>
            <span>{t('browse.goNow.few')}</span>
            {allHref && (
              <Button variant="outlined" href={allHref}>
                {t('home.allOpen')}
              </Button>
            )}
          </Few>
        )}
      </Answers>
    </Root>
  );
}
