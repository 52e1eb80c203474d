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
  /** A number of at most so many digits, in a box of that width. */
  digits?: number;
  /** Required by the server but not by the schema. */
  required?: boolean;
  hideLabel?: boolean;
}

const autofill: Record<string, string> = { email: 'email', tel: 'tel', url: 'url' };

/** A text field, multi-line with `multiline`. E-mail fields disable spelling correction. */
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
  digits,
  ...rest
}: TextInputProps) {
  const { name, type, minRows } = rest;
  const field = useFieldState<string | undefined>(name, hint);
  const state = { ...field, required: required ?? field.required };
  const isEmail = type === 'email';
  return (
    <FieldFrame {...{ state, label, hint, optional, hideLabel }}>
      <OutlinedInput
        autoComplete={digits === undefined ? autofill[type ?? ''] : 'off'}
        {...rest}
        sx={{
          // A height measured in the browser would shift the form.
          ...(minRows !== undefined && {
            '& textarea:not([aria-hidden])': { minHeight: `${minRows}lh` },
          }),
          ...(digits !== undefined && { width: `calc(${digits}ch + 4rem)` }),
        }}
        id={state.id}
        value={state.value ?? ''}
        onChange={(event) => state.setValue(event.target.value)}
        onBlur={() => state.setTouched()}
        slotProps={{
          input: {
            'aria-describedby': state.describedBy,
            // MUI passes these to the wrapper, where browsers ignore them.
            inputMode: digits === undefined ? inputMode : 'numeric',
            autoCapitalize: autoCapitalize ?? (isEmail ? 'none' : undefined),
            spellCheck: spellCheck ?? (isEmail ? false : undefined),
            maxLength,
          },
        }}
      />
    </FieldFrame>
  );
}
