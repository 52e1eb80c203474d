import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

/** A checkbox with its label. */
export function CheckboxInput({ name, label, hint }: FieldProps) {
  const state = useFieldState<boolean>(name, hint);
  const help = state.error ?? hint;
  return (
    <FormControl
      error={Boolean(state.error)}
      required={state.required}
      data-field-invalid={state.error ? '' : undefined}
    >
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.125 } }}
        control={
          <Checkbox
            id={state.id}
            name={name}
            checked={state.value}
            onChange={(_event, checked) => state.setValue(checked)}
            onBlur={() => state.setTouched()}
            slotProps={{
              input: {
                'aria-describedby': state.describedBy,
                'aria-invalid': Boolean(state.error) || undefined,
              },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={state.helpId} sx={{ mt: 0, ml: '31px' }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
