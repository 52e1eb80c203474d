import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AddListingForm`. */
export const guide = {
  purpose:
    "Everything there is to say of a place, in eight parts with contents beside them. `onDraft` gets the values whenever the typing pauses; files are among them, keeping them or not is the page's choice.",
  whenNot: "For a few words use `MessageForm`; for one's own person `ProfileForm`.",
  anatomy: [
    'Contents with states',
    'Eight parts, each with a heading',
    'Draft status',
    'Consent',
    'Submit with its notice',
  ],
  dos: [
    'Keep the draft on the device, and say so with `DraftStatus`.',
    'Let people send in any order of parts.',
  ],
  donts: [
    'Do not split it over pages: the draft and the contents do that work.',
    'Do not ask for what can be looked up.',
  ],
  content: {
    el: [
      'Κάθε ενότητα με μία πρόταση που βοηθά: «Γράψτε τη διεύθυνση όπως θα τη λέγατε σε ταξιτζή».',
      'Παραδείγματα ελληνικά: δρόμοι, τηλέφωνα, ΑΦΜ.',
    ],
    en: ['One helping sentence a part.', 'Examples stay Greek: streets, phone numbers.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field, past the contents.' },
    { keys: 'Enter', does: 'Sends, from a line of text.' },
    { keys: 'Space', does: 'Ticks an amenity.' },
    { keys: 'Arrows', does: 'Choose in lists and radio buttons.' },
  ],
  since: '0.1.0',
  related: ['TableOfContents', 'DraftStatus', 'FormShell', 'KeywordsInput', 'FileInput'],
} satisfies ComponentGuide;
