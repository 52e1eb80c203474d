import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { StatList } from '#src/components/display/StatList.tsx';

const meta = preview.meta({
  title: 'Components/Display/StatList',
  component: StatList,
  args: {
    items: [
      { label: 'Προβολές', value: '1.284', icon: <Visibility /> },
      { label: 'Αριθμοί σήμερα', value: 42, icon: <ConfirmationNumber /> },
      { label: 'Μέση αναμονή', value: '12 λεπτά' },
    ],
  },
  decorators: [within(360)],
});

export const Default = meta.story();
