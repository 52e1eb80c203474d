import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

const Root = styled(Link)(({ theme }) => ({
  ...theme.mixins.inline,
  gap: theme.spacing(1.25),
  minHeight: 44,
  flex: 'none',
  fontSize: 'min(1.5rem, 8vw)',
  lineHeight: 1,
  fontWeight: 750,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flex: 'none' },
  '& .paper': { fill: theme.vars.palette.roles.ticket.fill },
  '& .letter': { fill: theme.vars.palette.roles.ticket.onFill },
  '& .perforation': {
    stroke: theme.vars.palette.roles.ticket.onFill,
    strokeOpacity: 0.65,
    strokeWidth: 2.8,
    strokeLinecap: 'round',
    strokeDasharray: '0.1 5.8',
  },
  '& .stub': { fill: theme.vars.palette.roles.waiting.fill },
}));

/** The logo with a link to the home page. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Root translate="no" to={paths.home.href()} aria-label={t('navigation.brandHome')}>
      <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden focusable="false">
        <path
          className="paper"
          d="M1 15q0-8 8-8h32a5 5 0 0 0 10 0h4q8 0 8 8v34q0 8-8 8h-4a5 5 0 0 0-10 0H9q-8 0-8-8z"
        />
        <path className="perforation" d="M46 18.5v28" />
        <path
          className="letter"
          d="M13 17.5h20V24H22.2l7 7.5-7.6 8.6h12v6.4H12.4v-5.4l8.3-9.6-7.7-8.3z"
        />
        <rect className="stub" x="52" y="22" width="5" height="20" rx="2.5" />
      </svg>
      <span aria-hidden>{t('common.brand')}</span>
    </Root>
  );
}
