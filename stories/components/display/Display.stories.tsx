import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Counter } from '#src/components/display/Counter.tsx';
import { FaqAccordion } from '#src/components/display/FaqAccordion.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { StatList } from '#src/components/display/StatList.tsx';
import { TagList } from '#src/components/display/TagList.tsx';
import { Kinds } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Display' });

const heading = {
  title: 'Μέρη που ζητά ο κόσμος',
  text: 'Όσα δέχτηκαν τους περισσότερους επισκέπτες αυτή την εβδομάδα.',
  action: <Button variant="outlined">Όλα τα μέρη</Button>,
};

/** With the way on, and centred. */
export const Headings = meta.story({
  render: () => (
    <>
      <SectionHeading {...heading} />
      <SectionHeading {...heading} align="center" />
    </>
  ),
});

/** Figures, and tags with and without a page of their own. */
export const Lists = meta.story({
  render: () => (
    <Kinds width={360}>
      <StatList
        items={[
          { label: 'Αριθμοί σήμερα', value: 42, icon: <ConfirmationNumber /> },
          { label: 'Μέση αναμονή', value: '12 λεπτά' },
        ]}
      />
      <TagList tags={['Ταξίδια', 'Φαγητό', 'Κομμωτήρια']} hrefFor={() => '/listing-grid'} />
      <TagList tags={['Ταξίδια', 'Φαγητό', 'Κομμωτήρια']} />
    </Kinds>
  ),
});

/** Under reduced motion a counter shows its end, and the words their first. */
export const Moving = meta.story({
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'start' }}>
      <Counter end={3040} suffix="+" label="ευχαριστημένοι πελάτες τον χρόνο" />
      <RotatingWords words={['Ξενοδοχεία', 'Εστιατόρια', 'Καταστήματα']} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3.040+')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const onToggle = fn();

/** The page decides what is open, and the words of a search are marked. */
export const Questions = meta.story({
  render: () => (
    <FaqAccordion
      items={[
        {
          id: 'take',
          question: 'Πώς παίρνω σειρά;',
          answer: 'Βρείτε το μέρος, διαλέξτε μέρα και πατήστε «Πάρτε σειρά».',
        },
        {
          id: 'late',
          question: 'Τι γίνεται αν αργήσω ή δεν προλάβω;',
          answer: 'Ακυρώστε τη σειρά σας από τον πίνακα, για να προχωρήσει ο επόμενος.',
        },
      ]}
      open={['late']}
      highlight={['σειρα']}
      onToggle={onToggle}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    for (const found of canvas.getAllByText('σειρά')) await expect(found.tagName).toBe('MARK');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onToggle).toHaveBeenCalledWith('take', true);
  },
});
