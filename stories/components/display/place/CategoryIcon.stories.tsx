import Box from '@mui/material/Box';
import preview from '#storybook/preview.tsx';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';

const names = [
  'shops',
  'hotels',
  'restaurants',
  'fitness',
  'travel',
  'salons',
  'event',
  'business',
  'something-new',
];

const meta = preview.meta({
  title: 'Components/Display/CategoryIcon',
  component: CategoryIcon,
  args: { name: 'shops', fontSize: 'large' as const },
});

/** All of them, and what an unknown one gets. */
export const All = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'grid', justifyItems: 'center', minWidth: 96 }}>
          <CategoryIcon name={name} fontSize="large" color="primary" />
          {name}
        </Box>
      ))}
    </Box>
  ),
});
