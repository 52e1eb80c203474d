import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import type { PlanValues } from '#src/components/forms/schemas/plan.ts';

/** The names of the counters, and how long whom they call is waited for; within the plan's form. */
export function CounterFields() {
  const { t } = useTranslation();
  const { values } = useFormikContext<PlanValues>();
  const minutes = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  const count = Math.min(
    Math.max(Math.trunc(Number(values.counters)) || 1, 1),
    PLAN_LIMITS.counters,
  );
  return (
    <>
      {(values.counter_names || values.patience !== undefined) && (
        <Typography variant="h3" component="h3" sx={{ fontSize: '1.125rem', mt: 2, mb: 1 }}>
          {t('manage.plan.countersTitle')}
        </Typography>
      )}
      {values.counter_names && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('manage.plan.namesHint')}
          </Typography>
          <FieldPair>
            {Array.from({ length: count }, (_, index) => (
              <TextInput
                key={index}
                name={`counter_names.${index}`}
                label={t('manage.plan.nameOf', { number: index + 1 })}
                autoComplete="off"
              />
            ))}
          </FieldPair>
        </>
      )}
      <FieldPair>
        {values.patience !== undefined && (
          <TextInput
            {...minutes}
            name="patience"
            label={t('manage.plan.patience')}
            hint={t('manage.plan.patienceHint')}
          />
        )}
        {values.grace !== undefined && (
          <TextInput
            {...minutes}
            name="grace"
            label={t('manage.plan.grace')}
            hint={t('manage.plan.graceHint')}
          />
        )}
      </FieldPair>
    </>
  );
}
