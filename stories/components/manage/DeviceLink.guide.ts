import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DeviceLink`. */
export const guide = {
  purpose: 'Shows the link of a new device this one time, in words and as a QR code.',
  whenNot: 'For an address that everybody may have use `QrCode` alone.',
  anatomy: ['Name of the device', 'QR code', 'The link', 'Copy', 'Close'],
  dos: ['Say that it will not be shown again.'],
  donts: ['Do not close it by a press beside it: the link would be lost.'],
  content: {
    el: ['«Ανοίξτε τον τώρα στη συσκευή, μία φορά».'],
    en: ['“Open it on the device now, once”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Moves between copying and closing.' }],
  since: '1.0.0',
  related: ['DeviceList', 'QrCode'],
} satisfies ComponentGuide;
