import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * Every MUI component with an `href` navigates by the router, which leaves other origins and schemes, and
 * here downloads, to the browser.
 */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} reloadDocument={rest.download !== undefined} {...rest} />;
}
