import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { openingMessage, receiptMessage, writtenMessage } from '#mail/forms.ts';
import { Letter } from './Letter.tsx';

const at = new Date('2026-11-27T10:00:00Z');
const language = 'el';
const email = 'nikos@example.gr';
const key = '00112233445566778899aabbccddeeff';
const ending = {
  href: `https://seira.example/subscription?key=${key}`,
  unsubscribe: `https://seira.example/api/subscriptions/${key}/end`,
};

const written = {
  language,
  about: 'contact',
  name: 'Νίκος Σερέτης',
  email,
  text: 'Καλημέρα σας.\n\nΑνοίγετε <b>Σάββατο</b>;',
} as const;

const meta = preview.meta({
  title: 'Messages/Forms',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: 'The messages that forms cause which anybody can send.',
      },
    },
  },
  args: { message: writtenMessage(written) },
});

/** To those who run the site: what somebody wrote, as text, with its line breaks. */
export const Written = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/> Ανοίγετε <b>Σάββατο<\/b>;/)).toBeVisible();
  },
});

/** To a member, through the public profile. */
export const ToMember = meta.story({
  parameters: { pictures: { disable: 'As Written, with one more line in small print.' } },
  args: { message: writtenMessage({ ...written, about: 'person' }) },
});

/** To whoever wrote: it repeats nothing of it. */
export const Receipt = meta.story({
  args: { message: receiptMessage({ language, toPerson: false, at }) },
});

/** The place gives numbers. */
export const Opening = meta.story({
  parameters: { pictures: { disable: 'As Subscription, with other words.' } },
  args: {
    message: openingMessage({
      language,
      place: { title: 'Οφθαλμιατρείο Καλλιθέας', address: 'Δαβάκη 12', city: 'Καλλιθέα' },
      date: '2026-11-30',
      href: 'https://seira.example/listing-grid/ofthalmiatreio',
      unsubscribe: ending.unsubscribe,
    }),
  },
});
