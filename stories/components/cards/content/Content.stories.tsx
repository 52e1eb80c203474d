import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { OfferCard } from '#src/components/cards/content/OfferCard.tsx';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';
import { StepCard } from '#src/components/cards/content/StepCard.tsx';
import { scene } from '#stories/components/cards/samples.ts';
import { Kinds } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Cards/Content' });

const post = {
  img: '/pictures/scenes/kep.svg',
  title: 'Στο ΚΕΠ σε είκοσι λεπτά, με όλα τα χαρτιά',
  date: '2026-03-03',
  description:
    'Η ουρά στο ΚΕΠ μακραίνει από όσους γυρίζουν για το χαρτί που ξέχασαν. Ένας κατάλογος για να πάτε μία φορά.',
  author: 'Ελένη Βρεττού',
  authorImg: '/pictures/authors/eleni-vrettou.svg',
  likeNum: 1341,
  cardUrl: '/blog-single?post=kep',
};

/** In a grid, the words of a search marked; small; and with nothing but a title. */
export const Posts = meta.story({
  render: () => (
    <Kinds width={300}>
      <BlogCard {...post} highlight={['ουρα', 'κεπ']} />
      <BlogCard {...post} layout="mini" />
      <BlogCard title={post.title} cardUrl={post.cardUrl} />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.341 άτομα το βρήκαν χρήσιμο')).toBeInTheDocument();
  },
});

/** A row, and wide with its picture at either end. */
export const WidePosts = meta.story({
  render: () => (
    <Kinds width={1000}>
      <BlogCard {...post} layout="row" />
      <BlogCard {...post} layout="wide" />
      <BlogCard {...post} layout="wide" flip />
    </Kinds>
  ),
});

const onPress = fn();
const topic = {
  icon: StorefrontOutlined,
  title: 'Για επιχειρήσεις',
  text: 'Ό,τι χρειάζεστε για να ανοίξετε τη δική σας λίστα αναμονής.',
};

/** A sheet that leads on, a number to call, a tile that does something, and words alone. */
export const Points = meta.story({
  render: () => (
    <Kinds width={260}>
      <IconCard {...topic} href="/contact" onward="Γράψτε μας" />
      <IconCard {...topic} variant="tile" href="tel:2100000000" />
      <IconCard {...topic} variant="tile" text={undefined} onPress={onPress} />
      <IconCard {...topic} variant="plain" />
    </Kinds>
  ),
  play: async ({ canvas, userEvent }) => {
    const [page, phone] = canvas.getAllByRole('link', { name: topic.title });
    await expect(page).toHaveAttribute('href', '/contact');
    await expect(phone).toHaveAttribute('href', 'tel:2100000000');
    canvas.getByRole('button', { name: topic.title }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

const start = (
  <Button variant="outlined" size="large" fullWidth>
    Ξεκινήστε
  </Button>
);

/** Offers, plans and a step. */
export const Marketing = meta.story({
  render: () => (
    <Kinds width={300}>
      <OfferCard
        title="Μία ώρα κολύμπι"
        text="Για όσους παίρνουν σειρά πριν από τις 9 το πρωί."
        image={scene('pool', 'kolymvitirio-kalamarias')}
        badge="−20%"
      />
      <OfferCard title="Μία ώρα κολύμπι" />
      <StepCard number={1} title="Βρείτε το μέρος" text="Ψάξτε με το όνομα." />
      <PlanCard title="Βασικό" text="Για αρχή." price={49} action={start} />
      <PlanCard title="Προχωρημένο" text="Για κάθε μέρα." price={99} recommended action={start} />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Βήμα 1: Βρείτε το μέρος' })).toBeVisible();
  },
});
