import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div', { name: 'SeiraFormNotice', slot: 'root' })(({ theme }) => ({
  '&:not(:empty)': { marginTop: theme.spacing(1.5) },
}));

export interface FormNoticeProps {
  /** The result of submitting the form; announced when it appears. */
  children?: ReactNode;
}

/** The area beside a form's button where the page reports the result of submitting. */
export function FormNotice({ children }: FormNoticeProps) {
  return <Root aria-live="polite">{children}</Root>;
}
