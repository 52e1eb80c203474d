import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { formatDollars } from '#src/lib/numbers.ts';
import { radii } from '#theme/tokens.ts';

const name = 'SeiraPlanComparison';

const Frame = styled('div', { name, slot: 'frame' })(({ theme }) => ({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Where there is no room for four columns, a feature's name stands above its three ticks. */
const Table = styled('table', { name, slot: 'root' })(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { padding: theme.spacing(1.5, 1.5), textAlign: 'center', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: theme.spacing(3) },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { verticalAlign: 'bottom', padding: theme.spacing(2, 0.5), fontWeight: 650 },
  '& thead th:first-of-type': { width: '40%', paddingInlineStart: theme.spacing(3) },
  '& thead small': {
    display: 'block',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& [data-recommended]': { backgroundColor: theme.vars.palette.roles.active.background },
  '& thead [data-recommended]': {
    color: theme.vars.palette.roles.active.text,
    '& small': { color: 'inherit' },
  },
  '& td': { position: 'relative' },
  '& svg': { display: 'block', marginInline: 'auto' },
  '& .yes': { color: theme.vars.palette.roles.success.text },
  '& .no': { color: theme.vars.palette.roles.control.outline },
  '@container (max-width: 599px)': {
    display: 'block',
    '& thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& tbody th:first-of-type': {
      gridColumn: '1 / -1',
      padding: theme.spacing(1.5, 2, 0.5),
    },
    '& thead th:first-of-type': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
    },
    '& thead th': { padding: theme.spacing(2, 0.5), fontSize: '0.8125rem' },
    '& td': { padding: theme.spacing(0.75, 0.5, 1.5) },
    '& tbody [data-recommended]': { backgroundColor: 'transparent' },
  },
}));

/** A plan, as the comparison names it. */
export interface ComparedPlan {
  id: string;
  name: string;
  /** Dollars a month. */
  price: number;
  recommended?: boolean;
  holds: readonly string[];
}

export interface PlanComparisonProps extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  plans?: readonly ComparedPlan[];
  features?: readonly { key: string; label: string }[];
}

/** Plans side by side: a tick where a plan holds a feature. On phones the names stand above. */
export function PlanComparison({ plans = [], features = [], ...rest }: PlanComparisonProps) {
  const { t, i18n } = useTranslation();
  if (plans.length === 0 || features.length === 0) return null;
  return (
    <Frame>
      <Table aria-label={t('marketing.plan.comparison')} {...rest}>
        <thead>
          <tr>
            <th scope="col">{t('marketing.plan.feature')}</th>
            {plans.map(({ id, name: plan, price, recommended }) => (
              <th key={id} scope="col" data-recommended={recommended || undefined}>
                {plan}
                <small>{formatDollars(price, i18n.language)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {plans.map(({ id, holds, recommended }) => {
                const held = holds.includes(key);
                return (
                  <td
                    key={id}
                    className={held ? 'yes' : 'no'}
                    data-recommended={recommended || undefined}
                  >
                    {held ? <Check aria-hidden /> : <Remove aria-hidden />}
                    <VisuallyHidden>
                      {t(held ? 'marketing.plan.included' : 'marketing.plan.notIncluded')}
                    </VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
