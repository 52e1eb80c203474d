import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import SearchIcon from '@mui/icons-material/Search';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Sheet } from './Specimen.tsx';

/** All focusable controls with their rings. */
const FocusSheet = () => (
  <Sheet
    title="Focus"
    intro="Keyboard users see the focus as a ring of 3 px in the primary colour, with a contrast of at least 3:1 to the page. Press Tab, or turn on “focus visible” in the toolbar."
  >
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained">Γεμάτο</Button>
      <Button variant="outlined">Με γραμμή</Button>
      <Button>Κείμενο</Button>
      <IconButton aria-label="Εικονίδιο">
        <SearchIcon />
      </IconButton>
      <Link href="#focus">Σύνδεσμος</Link>
      <Chip label="Ετικέτα" onClick={() => undefined} />
      <Checkbox slotProps={{ input: { 'aria-label': 'Κουτάκι' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Διακόπτης' } }} />
      <Tabs value={0} aria-label="Καρτέλες">
        <Tab label="Καρτέλα" />
      </Tabs>
    </Stack>
  </Sheet>
);

const meta = preview.meta({ title: 'Foundations/Focus', component: FocusSheet });

/** The element with the ring: the control, or the box around a hidden native control. */
const ringOf = (element: HTMLElement): CSSStyleDeclaration =>
  getComputedStyle(element.closest<HTMLElement>('.MuiButtonBase-root') ?? element);

/** Each control in tab order with its ring. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const names = ['Γεμάτο', 'Με γραμμή', 'Κείμενο', 'Εικονίδιο', 'Ετικέτα'];
    const stops = [
      ...names.map((name) => canvas.getByRole('button', { name })),
      canvas.getByRole('link'),
      canvas.getByRole('checkbox'),
      canvas.getByRole('switch'),
      canvas.getByRole('tab'),
    ];
    for (let turn = 0; turn < stops.length; turn += 1) {
      await userEvent.tab();
      const at = document.activeElement as HTMLElement;
      await expect(stops).toContain(at);
      await expect(ringOf(at)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
    }
  },
});
