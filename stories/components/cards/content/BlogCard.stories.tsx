import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/BlogCard',
  component: BlogCard,
  args: {
    img: '/pictures/scenes/kep.svg',
    title: 'Στο ΚΕΠ σε είκοσι λεπτά, με όλα τα χαρτιά',
    date: '2026-03-03',
    description:
      'Η ουρά στο ΚΕΠ μακραίνει από όσους γυρίζουν για το χαρτί που ξέχασαν. Ένας κατάλογος για να πάτε μία φορά.',
    author: 'Ελένη Βρεττού',
    authorImg: '/pictures/authors/eleni-vrettou.svg',
    likeNum: 1341,
    cardUrl: '/blog-single?post=kep',
    layout: 'grid' as const,
  },
});

const within = (width: number) => (Story: () => ReactNode) => (
  <Box sx={{ maxWidth: width }}>
    <Story />
  </Box>
);

export const Default = meta.story({
  decorators: [within(380)],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', args.cardUrl);
    await expect(canvas.getByText('3 Μαρτίου 2026')).toBeVisible();
    await expect(canvas.getByText('1.341 άτομα το βρήκαν χρήσιμο')).toBeInTheDocument();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

/** A row; the picture goes above where there is no room. */
export const Row = meta.story({ args: { layout: 'row' }, decorators: [within(780)] });

export const Wide = meta.story({ args: { layout: 'wide' } });

/** The picture at the end. */
export const WideFlipped = meta.story({ args: { layout: 'wide', flip: true } });

/** Beside other things. */
export const Mini = meta.story({ args: { layout: 'mini' }, decorators: [within(300)] });

/** The words of a search are marked, whatever the accents. */
export const Highlighted = meta.story({
  args: { highlight: ['ουρα', 'κεπ'] },
  decorators: [within(380)],
});

export const Empty = meta.story({
  args: { img: null, description: undefined, author: undefined, likeNum: null, date: undefined },
  decorators: [within(380)],
});
