import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { waitNow } from '#src/mocks/lines.ts';
import { scene } from '#stories/components/cards/samples.ts';
import guide from './CardCarousel.md?raw';

const places = [
  { title: 'Ταβέρνα Το Κύμα', address: 'Ακτή Κουμουνδούρου 4, Πειραιάς', kind: 'taverna' },
  { title: 'Κουρείο Ο Στέλιος', address: 'Πατησίων 88, Αθήνα', kind: 'barber' },
  { title: 'Δημοτική Βιβλιοθήκη', address: 'Ρήγα Φεραίου 21, Πάτρα', kind: 'library' },
  { title: 'Κολυμβητήριο Καλαμαριάς', address: 'Πόντου 60, Θεσσαλονίκη', kind: 'pool' },
  { title: 'Κτηνιατρείο Αίολος', address: 'Αιόλου 3, Ηράκλειο', kind: 'vet' },
] as const;

const cards = places.map(({ title, address, kind }, index) => (
  <ListingCard
    key={title}
    href={`/listing-grid/${kind}`}
    title={title}
    address={address}
    image={scene(kind, title)}
    wait={waitNow({ waiting: index * 2 })}
  />
));

const meta = preview.meta({
  title: 'Components/Carousels/CardCarousel',
  component: CardCarousel,
  args: { label: 'Άλλοι είδαν επίσης', children: cards, autoplay: true },
  parameters: { docs: { description: { component: guide } } },
});

/** Three of five cards. Under reduced motion they do not move, and there is no pause button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const previous = await canvas.findByRole('button', { name: 'Προηγούμενο' });
    const next = canvas.getByRole('button', { name: 'Επόμενο' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
  },
});

/** On a phone, the title has the whole width, and the buttons are beside its sentence. */
export const OnPhone = meta.story({
  args: {
    heading: (
      <SectionHeading
        title="Όσοι δεν περιμένουν πια όρθιοι"
        text="Δείγματα: πρόσωπα και λόγια είναι επινοημένα."
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
});
