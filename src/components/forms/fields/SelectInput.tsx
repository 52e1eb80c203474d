import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface Option {
  value: string;
  label: string;
}

export interface SelectInputProps extends FieldProps {
  options: readonly Option[];
  /** Label of the empty option, which clears the field. */
  emptyLabel?: string;
}

/** A native select, which is the fastest control on a phone. */
export function SelectInput({ options, emptyLabel, ...field }: SelectInputProps) {
  const state = useFieldState<string>(field.name, field.hint);
  return (
    <FieldFrame {...field} state={state}>
      <NativeSelect
        input={<OutlinedInput />}
        id={state.id}
        name={field.name}
        value={state.value}
        onChange={(event) => state.setValue(event.target.value)}
        onBlur={() => state.setTouched()}
        inputProps={{ 'aria-describedby': state.describedBy }}
      >
        <option value="" hidden={emptyLabel === undefined}>
          {emptyLabel}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
