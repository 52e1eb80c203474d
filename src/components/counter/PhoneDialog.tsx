import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { addDays } from '#common/calendar/days.ts';
import { WALK_IN_NAME_MAX } from '#common/contract/counter.ts';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { atMost, message, requiredText } from '#src/components/forms/schemas/rules.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { formatDate } from '#src/lib/dates.ts';
import type { LineService } from './hall/services.ts';
import { fullName } from './hall/services.ts';

/** The number of days on offer. The server refuses those without numbers. */
const DAYS = 14;

const schema = object({
  name: atMost(WALK_IN_NAME_MAX, requiredText('nameRequired')),
  date: string().default('').required(message('required')),
  /** The code of a service. Empty if the place has only one. */
  service: string().default(''),
});

export type PhoneValues = InferType<typeof schema>;

export interface PhoneDialogProps extends DialogProps<PhoneValues> {
  /** Identifies the call. A new one resets the fields. */
  subject?: string;
  /** The first day on offer, `YYYY-MM-DD`. */
  today: string;
  /** Empty if the place has only one service. */
  services: readonly Pick<LineService, 'code' | 'letter' | 'name'>[];
}

/** Issues a number to a person on the telephone: first name, day and service. */
export function PhoneDialog({ today, services, ...dialog }: PhoneDialogProps) {
  const { t, i18n } = useTranslation();
  const days = Array.from({ length: DAYS }, (_, n) => addDays(today, n));
  return (
    <FormDialog
      {...dialog}
      title={t('counter.phone.title')}
      schema={schema}
      initial={{ date: today, service: services[0]?.code ?? '' }}
      submit={t('counter.phone.submit')}
    >
      <TextInput
        name="name"
        label={t('counter.phone.name')}
        hint={t('counter.phone.nameHint')}
        autoComplete="off"
      />
      <SelectInput
        name="date"
        label={t('counter.phone.day')}
        options={days.map((value) => ({ value, label: formatDate(value, i18n.language) }))}
      />
      {services.length > 0 && (
        <SelectInput
          name="service"
          label={t('counter.phone.service')}
          options={services.map((one) => ({ value: one.code, label: fullName(one) }))}
        />
      )}
    </FormDialog>
  );
}
