import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { hidden, VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  overflow: 'hidden',
  ...theme.mixins.sheet,
}));

/** On narrow screens the feature name is above its three cells. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { padding: theme.spacing(1.5, 1.5), textAlign: 'center', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: theme.spacing(3) },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { verticalAlign: 'bottom', padding: theme.spacing(2, 0.5), fontWeight: 650 },
  '& thead th:first-of-type': { width: '40%', paddingInlineStart: theme.spacing(3) },
  '& thead small': { display: 'block', ...theme.mixins.smallNote },
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
    '& thead th': { padding: theme.spacing(2, 0.5), fontSize: '0.8125rem' },
    '& thead th:first-of-type': hidden,
    '& td': { padding: theme.spacing(0.75, 0.5, 1.5) },
    '& tbody [data-recommended]': { backgroundColor: 'transparent' },
  },
}));

export interface PlanTableProps {
  plans: readonly {
    id: string;
    name: string;
    price: string;
    /** Number of features, from the first. */
    features: number;
    recommended: boolean;
  }[];
  features: readonly { key: string; label: string }[];
}

/** Compares the features of plans. */
export function PlanTable({ plans, features }: PlanTableProps) {
  const { t } = useTranslation();
  return (
    <Frame>
      <Table aria-label={t('marketing.plan.comparison')}>
        <thead>
          <tr>
            <th scope="col">{t('marketing.plan.feature')}</th>
            {plans.map(({ id, name, price, recommended }) => (
              <th key={id} scope="col" data-recommended={recommended || undefined}>
                {name}
                <small>{price}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ key, label }, index) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {plans.map(({ id, features: included, recommended }) => (
                <td
                  key={id}
                  className={index < included ? 'yes' : 'no'}
                  data-recommended={recommended || undefined}
                >
                  {index < included ? <Check aria-hidden /> : <Remove aria-hidden />}
                  <VisuallyHidden>
                    {t(`marketing.plan.${index < included ? 'included' : 'notIncluded'}`)}
                  </VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
