import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { decisionMessage, type DecisionLetter } from '#mail/letters.ts';
import { Letter } from './Letter.tsx';

const letter: DecisionLetter = {
  language: 'el',
  kind: 'review',
  decision: 'return',
  title: 'Φαρμακείο Ανδρονίκου',
  reason: 'Η κριτική μιλάει για άλλο κατάστημα. Γράψτε μας για την επίσκεψή σας εδώ.',
  href: 'https://seira.example/listing-grid/farmakeio-andronikou',
};

const meta = preview.meta({
  title: 'Messages/Decision',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          'The message that tells people what a moderator decided about what they sent, and why.',
      },
    },
  },
  args: { message: decisionMessage(letter) },
});

/** With the reason, in the moderator's words. */
export const Returned = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`Ο λόγος: ${letter.reason}`))).toBeVisible();
  },
});
