import Button from '@mui/material/Button';
import preview from '#storybook/preview.tsx';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { ProfileBanner } from '#src/components/banners/ProfileBanner.tsx';

const meta = preview.meta({ title: 'Components/Banners', parameters: { layout: 'fullscreen' } });

/** One figure of the person is loading. */
export const Person = meta.story({
  render: () => (
    <ProfileBanner
      title="Ελένη Βρεττού"
      image="/pictures/authors/eleni-vrettou.svg"
      label="Elite Author"
      place="Αθήνα"
      stats={[
        { label: 'Καταχωρίσεις', value: null },
        { label: 'Κριτικές', value: 86 },
        { label: 'Ακόλουθοι', value: 2310 },
      ]}
      action={<Button variant="outlined">Ακολουθήστε</Button>}
      breadcrumb={[{ label: 'Συντάκτες', href: '/top-author' }, { label: 'Ελένη Βρεττού' }]}
    />
  ),
});

/** A ticket with one button. */
export const CallToActionBanner = meta.story({
  render: () => (
    <CallToAction
      title="Ο πρώτος σας αριθμός σε ένα λεπτό"
      text="Φτιάξτε λογαριασμό, διαλέξτε μέρος και περιμένετε όπου θέλετε."
      action="Εγγραφή"
      href="/sign-up"
    />
  ),
});

/** The head of a page, with its path. */
export const Page = meta.story({
  render: () => (
    <PageBanner
      title="Τιμές"
      text="Διαλέξτε το πρόγραμμα που ταιριάζει στο μέρος σας."
      breadcrumb={[{ label: 'Τιμές' }]}
    />
  ),
});
