import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { PlaceNotice as Contract } from '#common/contract/notice.ts';
import { formatDate } from '#src/lib/dates.ts';

// In `em`, because boards and kiosks set their own font size.
const Root = styled('p')(({ theme }) => ({
  padding: '0.75em 1em',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.6em',
  borderRadius: '0.5em',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  lineHeight: 1.35,
  ...theme.mixins.soft('waiting'),
  border: `1px solid ${theme.vars.palette.roles.waiting.outline}`,
  '& > svg': { flex: 'none', fontSize: '1.35em' },
  '& > span': { minWidth: 0 },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: '0.9em', whiteSpace: 'nowrap' },
}));

export interface PlaceNoticeProps {
  /** Null or absent: the place has none, or the server does not send it. */
  notice?: Camel<Contract> | null;
  className?: string;
}

/** The notice of a place for its visitors, with its last day. */
export function PlaceNotice({ notice, className }: PlaceNoticeProps) {
  const { t, i18n } = useTranslation();
  if (!notice) return null;
  const isEnglish = i18n.language.startsWith('en');
  const translated = isEnglish ? notice.textEn : null;
  return (
    <Root className={className}>
      <InfoOutlined aria-hidden />
      <span>
        <strong lang={isEnglish && !translated ? 'el' : undefined}>
          {translated || notice.text}
        </strong>{' '}
        <small>{t('common.noticeUntil', { date: formatDate(notice.until, i18n.language) })}</small>
      </span>
    </Root>
  );
}
