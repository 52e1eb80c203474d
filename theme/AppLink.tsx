import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * The link of all MUI components with an `href`. The router handles it, except for other origins,
 * schemes and downloads.
 */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  // Only the router's framework mode reads the attribute that `discover` would add.
  return <Link to={href} reloadDocument={rest.download !== undefined} discover="none" {...rest} />;
}
