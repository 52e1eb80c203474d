import FacebookIcon from '@mui/icons-material/Facebook';
import GoogleIcon from '@mui/icons-material/Google';
import TwitterIcon from '@mui/icons-material/Twitter';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#common/socialProviders.ts';

const providers = [
  { id: 'google', label: 'Google', Icon: GoogleIcon },
  { id: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { id: 'twitter', label: 'Twitter', Icon: TwitterIcon },
] as const;

const Root = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.spacing(1.25),
}));

const Caption = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
}));

const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: theme.spacing(1),
  '& .MuiButton-root': {
    minWidth: 0,
    paddingInline: theme.spacing(1),
    backgroundColor: theme.vars.palette.background.paper,
  },
  '@container (max-width: 400px)': {
    '& .MuiButton-root': { flexDirection: 'column', gap: 4, minHeight: 64 },
    '& .MuiButton-startIcon': { margin: 0 },
  },
}));

const Or = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1.5, 0, 0),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export interface SocialLoginProps {
  onSelect?: (provider: SocialProvider) => void;
  /** Whether the person wants to log in or to open an account. */
  mode: 'login' | 'signUp';
}

/** Login through third-party accounts, and the divider above the email form. */
export function SocialLogin({ onSelect, mode }: SocialLoginProps) {
  const { t } = useTranslation();
  const caption = useId();
  const sentence = mode === 'login' ? 'auth.social.loginWith' : 'auth.social.signUpWith';
  return (
    <Root>
      <Caption id={caption}>{t(`auth.social.${mode}`)}</Caption>
      <Row aria-labelledby={caption}>
        {providers.map(({ id, label, Icon }) => (
          <Button
            key={id}
            variant="outlined"
            startIcon={<Icon aria-hidden />}
            aria-label={t(sentence, { provider: label })}
            onClick={() => onSelect?.(id)}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Or>{t('auth.orEmail')}</Or>
    </Root>
  );
}
