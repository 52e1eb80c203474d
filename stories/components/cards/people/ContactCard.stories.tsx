import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/ContactCard',
  component: ContactCard,
  args: {
    address: 'Ερμού 12, 546 25 Θεσσαλονίκη',
    phone: '231 027 4410',
    email: 'info@papadopoulou.example',
    website: 'www.papadopoulou.example',
    directionsHref: 'https://www.openstreetmap.org/directions?to=40.63,22.94',
  },
  decorators: [within(368)],
});

/** Everything is known. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '231 027 4410' })).toHaveAttribute(
      'href',
      'tel:2310274410',
    );
    const website = canvas.getByRole('link', { name: /^www\.papadopoulou\.example/ });
    await expect(website).toHaveAttribute('href', 'https://www.papadopoulou.example');
    await expect(website).toHaveAttribute('rel', 'ugc nofollow noreferrer');
  },
});

/** Several numbers and emails share one sign each. */
export const Several = meta.story({
  args: {
    phone: ['231 027 4410', '231 027 4411'],
    email: ['info@papadopoulou.example', 'paraggelies@papadopoulou.example'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '231 027 4411' })).toHaveAttribute(
      'href',
      'tel:2310274411',
    );
    await expect(canvas.getAllByRole('link', { name: /@/ })).toHaveLength(2);
  },
});

/** An address only. */
export const AddressOnly = meta.story({
  args: { phone: null, email: null, website: null, directionsHref: null },
});
