import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';

/** The order of the tabs. Source: specification, section 4. */
const order: TicketStatusName[] = ['scheduled', 'running', 'processed', 'aborted', 'cancelled'];

const Count = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 24,
  marginLeft: theme.spacing(1),
  paddingInline: theme.spacing(0.75),
  borderRadius: 999,
  ...theme.typography.caption,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  color: theme.vars.palette.roles.neutral.text,
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '[aria-selected="true"] &': {
    color: theme.vars.palette.roles.active.text,
    backgroundColor: theme.vars.palette.roles.active.background,
  },
}));

interface StatusTabsProps {
  value: TicketStatusName;
  onChange: (status: TicketStatusName) => void;
  idBase?: string;
  /** How many tickets have a status, where it is known. */
  counts?: Partial<Record<TicketStatusName, number>>;
}

/** The dashboard's tabs: tickets by status. */
export function StatusTabs({ value, onChange, idBase, counts = {} }: StatusTabsProps) {
  const { t, i18n } = useTranslation();
  const figure = new Intl.NumberFormat(i18n.language);
  return (
    <SectionTabs
      value={value}
      idBase={idBase}
      onChange={(status) => onChange(status as TicketStatusName)}
      ariaLabel={t('navigation.statusTabs')}
      tabs={order.map((status) => {
        const count = counts[status];
        return {
          value: status,
          label: (
            <span>
              {t(`tickets.status.${status}`)}
              {count !== undefined && (
                <>
                  {' '}
                  <Count>{figure.format(count)}</Count>
                </>
              )}
            </span>
          ),
        };
      })}
    />
  );
}
