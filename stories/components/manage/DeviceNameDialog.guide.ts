import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DeviceNameDialog`. */
export const guide = {
  purpose: 'Gives a device at the door another name.',
  whenNot: 'A device that is lost is revoked, not renamed.',
  anatomy: ['Name so far', 'Field', 'Rename', 'Cancel'],
  dos: ['Begin with the name so far.'],
  donts: ['Do not close before the new name is saved.'],
  content: {
    el: ['Ένα όνομα που λέει πού είναι: «Αυλή».'],
    en: ['A name that says where it is: “Courtyard”.'],
  },
  keyboard: [
    { keys: 'Enter', does: 'Saves the name.' },
    { keys: 'Escape', does: 'Closes without a change.' },
  ],
  since: '1.0.0',
  related: ['DeviceList', 'DeviceLink'],
} satisfies ComponentGuide;
