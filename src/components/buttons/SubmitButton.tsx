import { useFormikContext } from 'formik';
import { PendingButton, type PendingButtonProps } from './PendingButton.tsx';

export interface SubmitButtonProps extends Omit<PendingButtonProps, 'type'> {
  /** The request is in progress, when the form itself cannot know. */
  pending?: boolean;
}

/** Sends the form around it; waits while the form is being sent. */
export function SubmitButton({ pending = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <PendingButton size="large" {...rest} type="submit" pending={pending || isSubmitting} />;
}
