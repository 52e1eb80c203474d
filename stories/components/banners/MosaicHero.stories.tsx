import preview from '#storybook/preview.tsx';
import { MosaicHero } from '#src/components/banners/MosaicHero.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';

const meta = preview.meta({
  title: 'Components/Banners/MosaicHero',
  component: MosaicHero,
  args: {
    title: 'Η πόλη σας, τακτοποιημένη',
    text: 'Τέσσερις καρτέλες, δώδεκα κατηγορίες, κι ένας αριθμός που περιμένει αντί για εσάς.',
    images: ['taverna', 'pharmacy', 'theatre', 'pool'].map((one) => `/pictures/scenes/${one}.svg`),
    children: <HeroSearchForm />,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

export const WithoutPictures = meta.story({ args: { images: [] } });
