import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { CalendarLocale, fromPicker, toPicker } from './CalendarLocale.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface DateInputProps extends FieldProps {
  /** The first and the last day on offer, `YYYY-MM-DD`. */
  first: string;
  last: string;
  /** The calendar opens at the years around this day. Without it, at the month of today. */
  yearsAround?: string;
}

/**
 * A date, typed or picked, shown as DD/MM/YYYY. The form value is `YYYY-MM-DD`, `''`, or
 * `'invalid'` for a date that does not exist.
 */
export function DateInput({ first, last, yearsAround, ...field }: DateInputProps) {
  const hydrated = useHydrated();
  const state = useFieldState<string>(field.name, field.hint);
  const [picked, setPicked] = useState<Dayjs | null>(() => toPicker(state.value));
  const current = fromPicker(picked) === state.value ? picked : toPicker(state.value);
  return (
    <CalendarLocale>
      <FieldFrame {...field} state={state}>
        <DatePicker
          // React discards a server-rendered form if its date sections change before hydration.
          readOnly={!hydrated}
          {...(yearsAround && {
            views: ['year', 'month', 'day'],
            openTo: 'year',
            referenceDate: toPicker(yearsAround) ?? undefined,
          })}
          format="DD/MM/YYYY"
          name={field.name}
          value={current}
          minDate={toPicker(first) ?? undefined}
          maxDate={toPicker(last) ?? undefined}
          onChange={(next) => {
            setPicked(next);
            state.setValue(fromPicker(next));
          }}
          slotProps={{
            popper: { 'aria-labelledby': state.labelId },
            textField: {
              id: state.id,
              // Browser translation would insert elements into the editable sections.
              translate: 'no',
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
