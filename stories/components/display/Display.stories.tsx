import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Changing } from '#src/components/display/Changing.tsx';
import { CountUp } from '#src/components/display/CountUp.tsx';
import { Fold } from '#src/components/display/Fold.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { standalone } from '#src/components/display/standalone.ts';
import { StatList } from '#src/components/display/StatList.tsx';
import { TagList } from '#src/components/display/TagList.tsx';
import { Kinds } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Display' });

const heading = {
  title: 'Μέρη που ζητά ο κόσμος',
  text: 'Όσα δέχτηκαν τους περισσότερους επισκέπτες αυτή την εβδομάδα.',
  action: <Button variant="outlined">Όλα τα μέρη</Button>,
};

/** With a link, and centred. */
export const Headings = meta.story({
  render: () => (
    <>
      <SectionHeading {...heading} />
      <SectionHeading {...heading} align="center" />
    </>
  ),
});

/** A small link reacts over 24 px, and its line is as high as one without a link. */
export const StandaloneLink = meta.story({
  render: () => (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="caption" component="p">
        <Link href="/listing-grid" sx={standalone}>
          Φαρμακείο Παπαδοπούλου
        </Link>
      </Typography>
      <Typography variant="caption" component="p">
        Πανεπιστημίου 44
      </Typography>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heightOf = (element?: Element) => element!.getBoundingClientRect().height;
    await expect(heightOf(canvas.getByRole('link'))).toBeCloseTo(24, 1);
    const [line, plain] = canvasElement.querySelectorAll('p');
    await expect(heightOf(line)).toBeCloseTo(heightOf(plain), 1);
  },
});

/** Figures, and tags with and without links. */
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

/** Under reduced motion a counter shows its end value and the words their first. */
export const Animated = meta.story({
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'start' }}>
      <CountUp end={3040} suffix="+" label="ευχαριστημένοι πελάτες τον χρόνο" />
      <RotatingWords words={['Ξενοδοχεία', 'Εστιατόρια', 'Καταστήματα']} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3.040+')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A figure moves only when it changes. */
export const Changes = meta.story({
  parameters: { pictures: { disable: 'It looks like a button.' } },
  render: function Called() {
    const [ahead, setAhead] = useState(7);
    return (
      <Button variant="outlined" onClick={() => setAhead(ahead - 1)}>
        <span>Μπροστά σας:</span>&nbsp;<Changing>{String(ahead)}</Changing>
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    // A browser that translates the page wraps each text in an element of its own.
    const movingAround = (text: string) => canvas.getByText(text).closest('[data-changed]');
    await expect(movingAround('7')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(movingAround('6')).not.toBeNull();
  },
});

/** A part of a long page, closed on a phone until it is asked for. */
export const Folds = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: function Folded() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Fold title="Περιγραφή και τιμές" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <p>Μετρούν πίεση χωρίς ραντεβού.</p>
      </Fold>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Περιγραφή και τιμές', expanded: false });
    const text = canvas.getByText('Μετρούν πίεση χωρίς ραντεβού.');
    await expect(text).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(text).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
});
