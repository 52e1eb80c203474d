import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { ProfileBanner } from '#src/components/banners/ProfileBanner.tsx';
import { TitleBanner } from '#src/components/banners/TitleBanner.tsx';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { closedWait, sampleWait } from '#stories/components/cards/samples.ts';

const meta = preview.meta({
  title: 'Components/Banners',
  parameters: { layout: 'fullscreen' },
});

const pharmacy = {
  title: 'Φαρμακείο Παπαδοπούλου',
  address: 'Πανεπιστημίου 54, 106 78 Αθήνα',
};

/** A listing with all its facts, a closed one without a rating, and one of a bare server. */
export const Titles = meta.story({
  render: () => (
    <>
      <section>
        <TitleBanner
          {...pharmacy}
          rating={4.6}
          reviewsCount={128}
          priceLevel={2}
          category={{ label: 'Καταστήματα', icon: <CategoryIcon name="shops" /> }}
          verified
          wait={sampleWait()}
          actions={
            <Button variant="outlined" startIcon={<BookmarkBorder />}>
              Αποθήκευση
            </Button>
          }
        />
      </section>
      <section>
        <TitleBanner {...pharmacy} wait={closedWait} rating={null} />
      </section>
      <section>
        <TitleBanner {...pharmacy} />
      </section>
    </>
  ),
});

/** On a phone every action is in view. */
export const TitleOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <TitleBanner
      {...pharmacy}
      actions={['Κράτηση', 'Αποθήκευση', 'Κοινοποίηση', 'Γράψτε κριτική', 'Αναφορά'].map(
        (label) => (
          <Button key={label} variant="outlined" startIcon={<Share />}>
            {label}
          </Button>
        ),
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left >= 0 && right <= window.innerWidth).toBe(true);
    }
  },
});

/** One of a person's figures is still being counted. */
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

/** The last word of a page: a ticket with one button. */
export const Invitation = meta.story({
  render: () => (
    <CallToAction
      title="Ο πρώτος σας αριθμός σε ένα λεπτό"
      text="Φτιάξτε λογαριασμό, διαλέξτε μέρος και περιμένετε όπου θέλετε."
      action={
        <Button variant="contained" size="large">
          Εγγραφή
        </Button>
      }
    />
  ),
});
