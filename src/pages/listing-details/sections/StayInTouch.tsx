import Facebook from '@mui/icons-material/Facebook';
import Google from '@mui/icons-material/Google';
import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Organisation } from '#src/api/organisations.ts';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useSubscribe } from '#src/pages/shared/mailForms.ts';

interface OpeningsProps {
  slug: string;
  /** The last full day before the first one with numbers. Without it, no day has numbers. */
  until?: string;
}

/** For full days: sends one e-mail when the place has numbers for one of them. */
export function Openings({ slug, until }: OpeningsProps) {
  useFormTexts();
  const { t, i18n } = useTranslation();
  const id = useId();
  const form = useSubscribe(slug, until);
  const day =
    until && formatDate(until, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 2, p: 2.5 }}>
      <Typography id={id} variant="h3" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {t(day ? 'written.openings.sooner' : 'written.openings.title')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {day ? t('written.openings.soonerText', { day }) : t('written.openings.text')}
      </Typography>
      <SubscribeForm submitLabel={t('written.openings.submit')} {...form} />
    </Card>
  );
}

const networks = {
  facebook: { label: 'Facebook', Icon: Facebook },
  twitter: { label: 'X', Icon: X },
  google_plus: { label: 'Google Plus', Icon: Google },
  linked_in: { label: 'LinkedIn', Icon: LinkedIn },
} as const satisfies Record<Organisation['links'][number]['network'], object>;

/** The newsletter, and links to the place's social networks. */
export function StayInTouch({ links }: Pick<Organisation, 'links'>) {
  const { t } = useTranslation();
  useFormTexts();
  const form = useSubscribe();
  return (
    <Stack sx={{ gap: 3 }}>
      <Panel title={t('details.subscribe')}>
        <SubscribeForm {...form} />
      </Panel>
      {links.length > 0 && (
        <Panel title={t('details.follow')}>
          <Stack component="ul" sx={{ gap: 1 }}>
            {links.map(({ network, url }) => {
              const { label, Icon } = networks[network];
              return (
                <li key={network}>
                  <Link
                    href={url}
                    target="_blank"
                    rel="nofollow noopener noreferrer"
                    sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 32 }}
                  >
                    <Icon aria-hidden fontSize="small" />
                    {label}
                  </Link>
                </li>
              );
            })}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
