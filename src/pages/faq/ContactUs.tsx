import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { telOf } from '#common/input/phone.ts';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleOffice } from '#src/content/office.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { useMessage } from '#src/pages/shared/mailForms.ts';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

const channels = [
  {
    key: 'call',
    icon: CallOutlined,
    href: telOf(sampleOffice.phones[0] ?? ''),
  },
  { key: 'write', icon: MailOutlined, href: `mailto:${sampleOffice.emails[0] ?? ''}` },
  { key: 'visit', icon: PlaceOutlined, href: paths.contact.href() },
] as const;

/** The ways to get in touch at the end of the help centre: a form and other channels. */
export function ContactUs() {
  const { t } = useTranslation();
  useFormTexts();
  const form = useMessage('question');
  return (
    <>
      <Section split ground="sea" title={t('help.faq.askTitle')} text={t('help.faq.askText')}>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <MessageForm
            label={t('help.faq.askTitle')}
            textLabel={t('help.faq.question')}
            {...form}
          />
        </Card>
      </Section>
      <Section title={t('help.faq.channelsTitle')}>
        <CardGrid gap={2}>
          {channels.map(({ key, icon, href }) => (
            <IconCard
              key={key}
              variant="tile"
              icon={icon}
              href={href}
              title={t(`help.faq.channels.${key}.title`)}
              text={t(`help.faq.channels.${key}.text`)}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
