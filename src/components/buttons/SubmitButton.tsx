import { useFormikContext } from 'formik';
import { PendingButton, type PendingButtonProps } from './PendingButton.tsx';

export interface SubmitButtonProps<Values> extends Omit<PendingButtonProps, 'type'> {
  /** The request is in progress, when the form itself cannot know. */
  pending?: boolean;
  /** Whether what is about to be sent destroys something. */
  isGrave?: (values: Values) => boolean;
}

/** Sends the form around it; waits while the form is being sent. */
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
