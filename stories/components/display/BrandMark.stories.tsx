import Box from '@mui/material/Box';
import preview from '#storybook/preview.tsx';
import { BrandMark } from '#src/components/display/BrandMark.tsx';

const meta = preview.meta({
  title: 'Components/Display/BrandMark',
  component: BrandMark,
  args: { name: 'Μελτέμι', sign: 'boat' as const },
});

export const Default = meta.story();

export const Signs = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {(['wave', 'sun', 'leaf', 'column', 'key', 'loaf', 'star', 'boat'] as const).map((sign) => (
        <BrandMark key={sign} sign={sign} name={sign} />
      ))}
    </Box>
  ),
});
