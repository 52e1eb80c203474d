import { useFormikContext } from 'formik';
import { PendingButton, type PendingButtonProps } from './PendingButton.tsx';

export interface SubmitButtonProps<Values> extends Omit<PendingButtonProps, 'type'> {
  /** The request is in progress. Set it if the form cannot know. */
  pending?: boolean;
  /** Returns true if submitting destroys something. */
  isGrave?: (values: Values) => boolean;
}

/** Submits the surrounding form and is pending until the response. */
export function SubmitButton<Values>({
  pending = false,
  isGrave,
  ...rest
}: SubmitButtonProps<Values>) {
  const { isSubmitting, values } = useFormikContext<Values>();
  return (
    <PendingButton
      size="large"
      {...(isGrave?.(values) && { color: 'error' })}
      {...rest}
      type="submit"
      pending={pending || isSubmitting}
    />
  );
}
