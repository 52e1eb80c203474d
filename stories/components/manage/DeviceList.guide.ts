import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DeviceList`. */
export const guide = {
  purpose: 'Shows the devices at the door of a place, and when each was last in use.',
  whenNot: 'For people use `MemberList`.',
  anatomy: ['Name', 'Last use', 'Rename', 'Remove'],
  dos: ['Say when a device was never opened.'],
  donts: ['Never show the secret of a device again.'],
  content: { el: ['«Τάμπλετ εισόδου».'], en: ['“Tablet at the door”.'] },
  keyboard: [{ keys: 'Tab', does: 'Moves from device to device.' }],
  since: '1.0.0',
  related: ['DeviceLink', 'DeviceNameDialog'],
} satisfies ComponentGuide;
