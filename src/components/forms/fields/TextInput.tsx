import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFieldState } from './useFieldState.ts';

export interface TextInputProps
  extends
    FieldProps,
    Omit<OutlinedInputProps, keyof FieldProps | 'value' | 'defaultValue' | 'label' | 'error'> {
  /** The label is for screen readers only; for a form with one field. */
  hideLabel?: boolean;
}

const autofill: Record<string, string> = { email: 'email', tel: 'tel', url: 'url' };

/** A line or, with `multiline`, a paragraph of text. An email is spelled as it is typed. */
export function TextInput({
  label,
  hint,
  required,
  optional,
  hideLabel,
  inputProps: _native,
  inputMode,
  autoCapitalize,
  spellCheck,
  slotProps,
  onBlur,
  minRows,
  sx,
  ...rest
}: TextInputProps) {
  const { name, type } = rest;
  const state = useFieldState<string>(name);
  const isEmail = type === 'email';
  return (
    <FieldFrame {...{ state, label, hint, required, optional, hideLabel }}>
      <OutlinedInput
        autoComplete={autofill[type ?? '']}
        {...rest}
        minRows={minRows}
        // A height measured only in the browser would shift the form.
        sx={[
          minRows !== undefined && {
            '& textarea:not([aria-hidden])': { minHeight: `${minRows}lh` },
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
        id={state.id}
        value={state.value ?? ''}
        onChange={(event) => state.setValue(event.target.value)}
        onBlur={(event) => {
          state.setTouched();
          onBlur?.(event);
        }}
        slotProps={{
          ...slotProps,
          input: {
            'aria-describedby': describedBy(state, hint),
            // MUI passes these to the frame, where no browser reads them.
            inputMode,
            autoCapitalize: autoCapitalize ?? (isEmail ? 'none' : undefined),
            spellCheck: spellCheck ?? (isEmail ? false : undefined),
            ...slotProps?.input,
          },
        }}
      />
    </FieldFrame>
  );
}
