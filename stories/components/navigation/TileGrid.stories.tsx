import HotelOutlined from '@mui/icons-material/HotelOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TileGrid } from '#src/components/navigation/TileGrid.tsx';

const labels = ['Καταστήματα', 'Υγεία', 'Φαγητό', 'Υπηρεσίες', 'Συνεργεία', 'Ξενοδοχεία'];

const meta = preview.meta({
  title: 'Components/Navigation/TileGrid',
  component: TileGrid,
  args: {
    label: 'Κατηγορίες',
    tiles: labels.map((label, index) => ({
      key: label,
      label,
      href: `/listing-grid?keywords=${label}`,
      icon: index % 2 ? HotelOutlined : StorefrontOutlined,
    })),
  },
  parameters: { router: { initialEntries: ['/'], path: '/' } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Συνεργεία' }));
    await expect(await canvas.findByTestId('elsewhere')).toBeInTheDocument();
  },
});
