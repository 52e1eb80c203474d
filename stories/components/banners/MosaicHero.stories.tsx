import preview from '#storybook/preview.tsx';
import { MosaicHero } from '#src/components/banners/MosaicHero.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';

const meta = preview.meta({
  title: 'Components/Banners/MosaicHero',
  component: MosaicHero,
  tags: ['stable'],
  args: {
    title: 'Η πόλη σας, τακτοποιημένη',
    text: 'Τέσσερις καρτέλες, δώδεκα κατηγορίες, κι ένας αριθμός που περιμένει αντί για εσάς.',
    images: ['taverna', 'pharmacy', 'theatre', 'pool'].map((one) => `/pictures/scenes/${one}.svg`),
    children: <HeroSearchForm />,
  },
  parameters: { layout: 'fullscreen' },
});

/** The base. */
export const Default = meta.story();

/** Text only. */
export const WithoutPictures = meta.story({ args: { images: [] } });

/** A drawn scene replaces a missing picture. */
export const Error = meta.story({ args: { images: ['/nowhere.svg', '/nothing.svg'] } });

/** Long Greek. */
export const LongText = meta.story({
  args: { title: 'Δημόσιες υπηρεσίες, φαρμακεία και κομμωτήρια, τακτοποιημένα κατά γειτονιά' },
});
