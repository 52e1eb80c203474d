import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { DOOR_MODES } from '#common/contract/door.ts';
import { PRESENCE_MODES } from '#common/contract/presence.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { planSchema, type PlanValues } from '#src/components/forms/schemas/plan.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { PlanHours } from '#src/components/forms/manage/PlanHours.tsx';

interface NumberFieldProps {
  name: string;
  /** Its label in `manage.plan`, beside a hint with the same name and "Hint". */
  text: 'numbers' | 'minutes' | 'daysAhead' | 'patience' | 'grace' | 'doorShare' | 'doorUntil';
  required?: boolean;
}

/** A number of at most four digits. */
function NumberField({ name, text, required }: NumberFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      digits={4}
      required={required}
      name={name}
      label={t(`manage.plan.${text}`)}
      hint={t(`manage.plan.${text}Hint`)}
    />
  );
}

function OwnHours() {
  const { values } = useFormikContext<PlanValues>();
  return values.as_open ? null : <PlanHours />;
}

/** How people get a number at the door, and whether they say that they are there. Absent if the server does not send it. */
function DoorFields() {
  const { t } = useTranslation();
  const { values } = useFormikContext<PlanValues>();
  if (values.door === undefined) return null;
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ fontSize: '1.125rem', mt: 2, mb: 1 }}>
        {t('manage.plan.doorTitle')}
      </Typography>
      <SelectInput
        name="door"
        label={t('manage.plan.door')}
        hint={t('manage.plan.doorHint')}
        options={DOOR_MODES.map((value) => ({ value, label: t(`manage.plan.doors.${value}`) }))}
      />
      {values.door_share !== undefined && (
        <FieldPair>
          <NumberField name="door_share" text="doorShare" required />
          <NumberField name="door_until_minutes" text="doorUntil" required />
        </FieldPair>
      )}
      {values.presence !== undefined && (
        <SelectInput
          name="presence"
          label={t('manage.plan.presence')}
          hint={t('manage.plan.presenceHint')}
          options={PRESENCE_MODES.map((value) => ({
            value,
            label: t(`manage.plan.presences.${value}`),
          }))}
        />
      )}
    </>
  );
}

function CounterFields() {
  const { t } = useTranslation();
  const { values } = useFormikContext<PlanValues>();
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
        {values.patience !== undefined && <NumberField name="patience" text="patience" required />}
        {values.grace !== undefined && <NumberField name="grace" text="grace" required />}
      </FieldPair>
    </>
  );
}

/** A place's weekly hours, numbers and counters. */
export function PlanForm(form: FormProps<PlanValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={planSchema}
      aria-label={t('manage.plan.label')}
      submit={t('manage.plan.save')}
      pendingLabel={t('common.saving')}
    >
      <Typography variant="h3" component="h3" sx={{ fontSize: '1.125rem' }}>
        {t('manage.plan.hoursTitle')}
      </Typography>
      <CheckboxInput
        name="as_open"
        label={t('manage.plan.asOpen')}
        hint={t('manage.plan.asOpenHint')}
      />
      <OwnHours />
      <CheckboxInput name="holidays" label={t('manage.plan.holidays')} />
      <Typography variant="h3" component="h3" sx={{ fontSize: '1.125rem', mt: 2, mb: 1 }}>
        {t('manage.plan.numbersTitle')}
      </Typography>
      <FieldPair>
        <NumberField name="numbers_a_day" text="numbers" />
        <TextInput digits={4} name="counters" label={t('manage.plan.counters')} />
        <NumberField name="minutes" text="minutes" />
        <NumberField name="days_ahead" text="daysAhead" />
      </FieldPair>
      <CounterFields />
      <DoorFields />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('manage.plan.keeps')}
      </Typography>
    </FormShell>
  );
}
