import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import YouTube from '@mui/icons-material/YouTube';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useSubscribe } from '#src/pages/shared/useSubscribe.ts';

const networks = [
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: Facebook },
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: Instagram },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: YouTube },
];

/** News by e-mail and the social networks. */
export function StayInTouch() {
  const { t } = useTranslation();
  useFormTexts();
  const form = useSubscribe();
  return (
    <Stack sx={{ gap: 3 }}>
      <Panel title={t('details.subscribe')}>
        <SubscribeForm {...form} />
      </Panel>
      <Panel title={t('details.follow')}>
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
          {networks.map(({ name, href, Icon }) => (
            <li key={name}>
              <Link
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 32 }}
              >
                <Icon aria-hidden fontSize="small" />
                {name}
              </Link>
            </li>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}
