import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface RadioInputProps extends FieldProps {
  options: readonly { value: string; label: ReactNode }[];
  /** Puts the choices side by side. They wrap if needed. */
  row?: boolean;
}

/** A choice of a few visible options. */
export function RadioInput({ options, row, ...field }: RadioInputProps) {
  const state = useFieldState<string>(field.name, field.hint);
  return (
    <FieldFrame group {...field} state={state}>
      <RadioGroup
        row={row}
        name={field.name}
        aria-labelledby={state.labelId}
        aria-describedby={state.describedBy}
        aria-required={state.required || undefined}
        aria-invalid={Boolean(state.error) || undefined}
        value={state.value}
        onChange={(_event, value) => state.setValue(value)}
        sx={{ minHeight: 44, columnGap: 1 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            required={false}
            control={<Radio required={state.required} />}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
