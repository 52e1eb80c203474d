import preview from '#storybook/preview.tsx';
import { SearchHero } from '#src/components/banners/SearchHero.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { CategoryShortcuts } from '#src/components/navigation/CategoryShortcuts.tsx';

const meta = preview.meta({
  title: 'Components/Banners/SearchHero',
  component: SearchHero,
  args: {
    title: 'Τι έχετε να κάνετε σήμερα;',
    text: 'Γράψτε το και βρείτε πού θα τελειώσετε νωρίτερα.',
    children: <HeroSearchForm categories={[{ value: 'shops', label: 'Καταστήματα' }]} />,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

/** With quicker ways below. */
export const WithShortcuts = meta.story({
  args: {
    shortcuts: (
      <CategoryShortcuts
        shortcuts={[
          { icon: 'shops', label: 'Καταστήματα', href: '/listing-grid' },
          { icon: 'business', label: 'Υπηρεσίες', href: '/listing-grid' },
          { icon: 'salons', label: 'Κομμωτήρια', href: '/listing-grid' },
        ]}
      />
    ),
  },
});
