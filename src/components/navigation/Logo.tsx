import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

const Root = styled(Link, { name: 'SeiraLogo', slot: 'root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 44,
  flex: 'none',
  fontSize: '1.5rem',
  lineHeight: 1,
  fontWeight: 750,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flex: 'none', color: theme.vars.palette.roles.ticket.fill },
  '& .letter': { fill: theme.vars.palette.roles.ticket.onFill },
}));

export type LogoProps = Omit<LinkProps, 'to' | 'children'>;

/** The mark, a ticket with a sigma, and the name; leads home. */
export function Logo(props: LogoProps) {
  const { t } = useTranslation();
  return (
    <Root to={paths.home.href()} aria-label={t('navigation.brandHome')} {...props}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden focusable="false">
        <path
          fill="currentColor"
          d="M9 3h22a6 6 0 0 1 6 6v6.6a4.4 4.4 0 0 0 0 8.8V31a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6v-6.6a4.4 4.4 0 0 0 0-8.8V9a6 6 0 0 1 6-6Z"
        />
        <path
          className="letter"
          d="M27 15.2V11.5H13v2.9l6.6 5.6-6.6 5.6v2.9h14v-3.7h-7.9l5.6-4.8-5.6-4.8Z"
        />
      </svg>
      <span aria-hidden>{t('common.brand')}</span>
    </Root>
  );
}
