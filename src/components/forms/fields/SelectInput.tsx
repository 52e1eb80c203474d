import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { describedBy, FieldFrame, type FieldProps } from './fieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

/** One choice of a list: what the form holds and what the person reads. */
export interface Option {
  value: string;
  label: string;
}

export interface SelectInputProps extends FieldProps {
  /** The choices, in their order. */
  options: readonly Option[];
  /** What is read while nothing is chosen; may be chosen again to empty the field. */
  emptyLabel?: string;
  /** Whether the field can be used. */
  disabled?: boolean;
}

/** One choice from a list that opens. */
export function SelectInput({
  name,
  label,
  hint,
  required,
  optional,
  options,
  emptyLabel,
  disabled,
}: SelectInputProps) {
  const state = useFieldState<string>(name);
  return (
    <FieldFrame {...{ state, label, hint, required, optional }}>
      <Select
        id={state.id}
        labelId={state.labelId}
        name={name}
        displayEmpty={emptyLabel !== undefined}
        disabled={disabled}
        value={state.value ?? ''}
        onChange={(event) => state.setValue(event.target.value)}
        onBlur={() => state.setTouched()}
        SelectDisplayProps={{
          'aria-describedby': describedBy(state, hint),
          'aria-invalid': Boolean(state.error) || undefined,
        }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
