import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { OfferCard } from '#src/components/cards/content/OfferCard.tsx';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';
import { StepCard } from '#src/components/cards/content/StepCard.tsx';
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

/** In a grid with highlighted search words, small, and with a title only. */
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

/** A row, and wide with the picture on either side. */
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

/** A sheet with a link, a phone number, a tile with an action, and plain text. */
export const IconCards = meta.story({
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

/** The recommended plan is marked. */
export const Plans = meta.story({
  render: () => (
    <Kinds width={280}>
      <PlanCard
        name="Basic"
        text="Για ένα μέρος."
        price="0 $"
        href="/add-listing"
        recommended={false}
      />
      <PlanCard
        name="Standard"
        text="Για δύο θυρίδες."
        price="99 $"
        href="/add-listing"
        recommended
      />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const OfferAndStep = meta.story({
  render: () => (
    <Kinds width={300}>
      <OfferCard
        image="/pictures/scenes/kep.svg"
        badge="-20 %"
        title="Κούρεμα τα πρωινά"
        text="Από Δευτέρα έως Πέμπτη, πριν από τις 12:00."
      />
      <StepCard number={2} title="Πάρτε αριθμό" text="Με ένα πάτημα, από όπου κι αν είστε." />
    </Kinds>
  ),
});
