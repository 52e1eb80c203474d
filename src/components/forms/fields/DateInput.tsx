import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { CalendarLocale, fromPicker, toPicker } from './CalendarLocale.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface DateInputProps extends FieldProps, Pick<DatePickerProps, 'views' | 'openTo'> {
  /** The earliest date of the calendar, `YYYY-MM-DD`. */
  minDate?: string;
  /** The latest date of the calendar, `YYYY-MM-DD`. */
  maxDate?: string;
  /** The date at which the calendar opens while nothing is chosen, `YYYY-MM-DD`. */
  referenceDate?: string;
}

/**
 * A calendar date, typed or picked, shown as DD/MM/YYYY. The form holds `YYYY-MM-DD`, or `''`,
 * or `'invalid'` while the typed date does not exist (the schema's rule says so in words).
 */
export function DateInput({
  views,
  openTo,
  minDate,
  maxDate,
  referenceDate,
  ...field
}: DateInputProps) {
  const state = useFieldState<string>(field.name, field.hint);
  const [picked, setPicked] = useState<Dayjs | null>(() => toPicker(state.value));
  const current = fromPicker(picked) === state.value ? picked : toPicker(state.value);
  return (
    <CalendarLocale>
      <FieldFrame {...field} state={state}>
        <DatePicker
          views={views}
          openTo={openTo}
          format="DD/MM/YYYY"
          name={field.name}
          value={current}
          minDate={toPicker(minDate) ?? undefined}
          maxDate={toPicker(maxDate) ?? undefined}
          referenceDate={toPicker(referenceDate) ?? undefined}
          onChange={(next) => {
            setPicked(next);
            state.setValue(fromPicker(next));
          }}
          slotProps={{
            popper: { 'aria-labelledby': state.labelId },
            textField: {
              id: state.id,
              required: state.required,
              error: Boolean(state.error),
              onBlur: (event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) state.setTouched();
              },
              slotProps: {
                input: {
                  'aria-labelledby': state.labelId,
                  'aria-describedby': state.describedBy,
                },
              },
            },
          }}
        />
      </FieldFrame>
    </CalendarLocale>
  );
}
