import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface TextInputProps
  extends
    FieldProps,
    Pick<
      OutlinedInputProps,
      | 'type'
      | 'placeholder'
      | 'multiline'
      | 'minRows'
      | 'readOnly'
      | 'autoComplete'
      | 'autoFocus'
      | 'inputMode'
      | 'autoCapitalize'
      | 'spellCheck'
      | 'startAdornment'
      | 'endAdornment'
    > {
  maxLength?: number;
  /** Required by the server but not by the schema. */
  required?: boolean;
  hideLabel?: boolean;
}

const autofill: Record<string, string> = { email: 'email', tel: 'tel', url: 'url' };

/** A text field, multi-line with `multiline`. Email fields disable spelling correction. */
export function TextInput({
  label,
  hint,
  optional,
  required,
  hideLabel,
  inputMode,
  autoCapitalize,
  spellCheck,
  maxLength,
  ...rest
}: TextInputProps) {
  const { name, type, minRows } = rest;
  const field = useFieldState<string | undefined>(name, hint);
  const state = { ...field, required: required ?? field.required };
  const isEmail = type === 'email';
  return (
    <FieldFrame {...{ state, label, hint, optional, hideLabel }}>
      <OutlinedInput
        autoComplete={autofill[type ?? '']}
        {...rest}
        // A height measured in the browser would shift the form.
        sx={
          minRows === undefined
            ? undefined
            : { '& textarea:not([aria-hidden])': { minHeight: `${minRows}lh` } }
        }
        id={state.id}
        value={state.value ?? ''}
        onChange={(event) => state.setValue(event.target.value)}
        onBlur={() => state.setTouched()}
        slotProps={{
          input: {
            'aria-describedby': state.describedBy,
            // MUI passes these to the wrapper, where browsers ignore them.
            inputMode,
            autoCapitalize: autoCapitalize ?? (isEmail ? 'none' : undefined),
            spellCheck: spellCheck ?? (isEmail ? false : undefined),
            maxLength,
          },
        }}
      />
    </FieldFrame>
  );
}
