import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DetailFields`. */
export const guide = {
  purpose:
    'Who answers for the place and where it is found online: name, e-mail, telephone, site and networks.',
  whenNot: 'One’s own account is changed in the `ProfileForm`.',
  anatomy: ['Owner and e-mail', 'Telephone and website', 'Four networks, each optional'],
  dos: ['Open the right keyboard on a phone: `email`, `tel`, `url`.'],
  donts: ['Do not check addresses of networks beyond their form.'],
  content: {
    el: ['Τα δίκτυα με το όνομά τους: «Σελίδα στο Facebook».'],
    en: ['Networks by their names: “Facebook page”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Goes through eight fields, the required ones first.' }],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['AddListingForm', 'TextInput', 'ProfileForm'],
} satisfies ComponentGuide;
