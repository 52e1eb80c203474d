import FacebookIcon from '@mui/icons-material/Facebook';
import GoogleIcon from '@mui/icons-material/Google';
import TwitterIcon from '@mui/icons-material/Twitter';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PROVIDER_NAMES } from '#common/socialProviders.ts';
import { social } from '#src/browser/social.ts';
import { useToast } from '#src/hooks/useToast.ts';

const providers = [
  { id: 'google', Icon: GoogleIcon },
  { id: 'facebook', Icon: FacebookIcon },
  { id: 'twitter', Icon: TwitterIcon },
] as const;

const Root = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.spacing(1.25),
}));

const Caption = styled('span')(({ theme }) => theme.typography.subtitle2);

const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  // One below the other with doubled text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
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
  ...theme.mixins.note,
  margin: theme.spacing(1.5, 0, 0),
  ...theme.mixins.beside,
  gap: theme.spacing(1.5),
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** Buttons to log in or sign up with a third-party account. */
export function SocialLogin({ mode }: { mode: 'login' | 'signUp' }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { state } = useLocation();
  const caption = useId();
  const sentence = mode === 'login' ? 'auth.social.loginWith' : 'auth.social.signUpWith';
  return (
    <Root>
      <Caption id={caption}>{t(`auth.social.${mode}`)}</Caption>
      <Row aria-labelledby={caption}>
        {providers.map(({ id, Icon }) => {
          const provider = PROVIDER_NAMES[id];
          return (
            <Button
              key={id}
              variant="outlined"
              startIcon={<Icon aria-hidden />}
              aria-label={t(sentence, { provider })}
              onClick={() => {
                if (!social.leaveFor(id, state))
                  toast.info(t(`pages.${mode}.socialUnavailable`, { provider }));
              }}
            >
              {provider}
            </Button>
          );
        })}
      </Row>
      <Or>{t('auth.orEmail')}</Or>
    </Root>
  );
}
