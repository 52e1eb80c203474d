import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldState } from './useFieldState.ts';

const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
  marginBottom: theme.spacing(0.75),
  color: theme.vars.palette.text.primary,
  '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
})) as typeof FormLabel;

const Optional = styled('span')(({ theme }) => ({
  // Wraps as a whole.
  display: 'inline-block',
  marginInlineStart: theme.spacing(0.75),
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

/**
 * Reserves most of a line, so that a message hardly shifts the form. The gap to the next field is
 * that of the form and stays the same below a message.
 */
const Help = styled(FormHelperText)(({ theme }) => ({
  minHeight: '0.75rem',
  marginTop: theme.spacing(0.5),
  lineHeight: 1.5,
  display: 'flex',
  gap: theme.spacing(0.75),
  '& svg': { fontSize: '1.125rem', marginTop: '0.1em', flex: 'none' },
  '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 500 },
}));

/** Props of every field. The schema of the form decides which fields are required. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** An error replaces the hint. */
  hint?: ReactNode;
  optional?: boolean;
}

interface FieldFrameProps extends Partial<FieldProps> {
  state: Pick<FieldState<unknown>, 'id' | 'labelId' | 'helpId' | 'error'> & { required?: boolean };
  /** The label names a group of controls. */
  group?: boolean;
  hideLabel?: boolean;
  children: ReactNode;
}

/** A label, its control, and one line for the hint or error. */
export function FieldFrame({
  state,
  label,
  hint,
  optional = false,
  group = false,
  hideLabel = false,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const { error, id, labelId, helpId, required = false } = state;
  return (
    <FormControl
      fullWidth
      error={Boolean(error)}
      required={required}
      data-field-invalid={error ? '' : undefined}
    >
      <Label
        {...(group ? { component: 'span' } : { htmlFor: id })}
        id={labelId}
        sx={
          hideLabel
            ? { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', m: 0 }
            : undefined
        }
      >
        {label}
        {optional && <Optional>({t('common.optional')})</Optional>}
      </Label>
      {children}
      <Help id={helpId}>
        {error && <ErrorOutlinedIcon aria-hidden />}
        <span>{error ?? hint}</span>
      </Help>
    </FormControl>
  );
}
