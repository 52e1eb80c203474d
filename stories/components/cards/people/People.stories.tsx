import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { CommentCard } from '#src/components/cards/people/CommentCard.tsx';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { FeedbackSummary } from '#src/components/cards/people/FeedbackSummary.tsx';
import { ReviewCard } from '#src/components/cards/people/ReviewCard.tsx';
import { TeamCard } from '#src/components/cards/people/TeamCard.tsx';
import { TestimonialCard } from '#src/components/cards/people/TestimonialCard.tsx';
import { scene } from '#src/mocks/organisations.ts';
import { Kinds } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Cards/People' });

const author = {
  name: 'Γιώργος Σταματίου',
  href: '/user-profile',
  label: 'Power Author',
  text: 'Γράφει για τα μαγαζιά της γειτονιάς του στα Πετράλωνα.',
  action: <Button variant="outlined">Ακολουθήστε</Button>,
};

const stats = [
  { label: 'Καταχωρίσεις', value: null },
  { label: 'Ακόλουθοι', value: 1284 },
];

/** In a row, stacked, plain, and with a name only. One figure is loading. */
export const Authors = meta.story({
  render: () => (
    <Kinds width={260}>
      <AuthorCard {...author} stats={stats} />
      <AuthorCard {...author} stats={stats} layout="column" place="Αθήνα" text={null} />
      <AuthorCard {...author} plain place="Αθήνα" />
      <AuthorCard name={author.name} />
    </Kinds>
  ),
});

const review = {
  author: 'Νίκος Αναγνώστου',
  rating: 4,
  text: 'Πήρα αριθμό το βράδυ και το πρωί περίμενα μόνο πέντε λεπτά. Ευγενικοί άνθρωποι.',
  date: '12 Μαρ 2026',
};

/** With a photo and a reply, by a former member, and with stars only. */
export const Reviews = meta.story({
  render: () => (
    <Kinds width={720}>
      <ReviewCard
        {...review}
        visited
        photo={scene('pharmacy')}
        actions={<Button variant="text">Απάντηση</Button>}
        reply={{
          author: 'Φαρμακείο Παπαδοπούλου',
          text: 'Σας ευχαριστούμε, θα χαρούμε να σας ξαναδούμε.',
          date: '13 Μαρ 2026',
        }}
      />
      <ReviewCard {...review} author="" />
      <ReviewCard author={review.author} rating={4} />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('Φωτογραφία από κριτική: Νίκος Αναγνώστου')).toBeVisible();
  },
});

/** With all contact details, several of a kind, and an address only. */
export const Contacts = meta.story({
  render: () => (
    <Kinds width={320}>
      <ContactCard
        address="Ερμού 12, 546 25 Θεσσαλονίκη"
        phone="231 027 4410"
        email="info@papadopoulou.example"
        website="www.papadopoulou.example"
        position={{ latitude: 40.63, longitude: 22.94 }}
      />
      <ContactCard phone={['231 027 4411', '231 027 4412']} />
      <ContactCard address="Ερμού 12, 546 25 Θεσσαλονίκη" />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await leads(canvas, '231 027 4411', 'tel:2310274411');
    const website = canvas.getByRole('link', { name: /^www\.papadopoulou\.example/ });
    await expect(website).toHaveAttribute('href', 'https://www.papadopoulou.example');
    await expect(website).toHaveAttribute('rel', 'ugc nofollow noreferrer');
  },
});

/** A rating summary with and without ratings. */
export const Summaries = meta.story({
  render: () => (
    <Kinds width={420}>
      <FeedbackSummary
        average={4.6}
        count={128}
        distribution={{ 5: 92, 4: 24, 3: 8, 2: 1, 1: 3 }}
      />
      <FeedbackSummary average={null} count={0} distribution={{ 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }} />
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 στα 5: 92 κριτικές')).toBeInTheDocument();
  },
});

/** A testimonial and a member of the team. */
export const Quoted = meta.story({
  render: () => (
    <Kinds width={300}>
      <TestimonialCard
        quote="Έφτασα τη στιγμή που με φώναζαν."
        name="Μαρία Παπαδοπούλου"
        occupation="Δασκάλα"
      />
      <TeamCard
        name="Γιώργος Σταματίου"
        occupation="Εξυπηρέτηση"
        text="Απαντά σε όσους χρησιμοποιούν το Seira για πρώτη φορά."
      />
    </Kinds>
  ),
});

/** A sample with a reply. */
export const Comment = meta.story({
  render: () => (
    <CommentCard author="Νίκος Αναγνώστου" date="2026-03-12" text="Χρήσιμο, ευχαριστώ." sample>
      <CommentCard author="Ελένη Βρεττού" date="2026-03-13" text="Να είστε καλά!" level={4} />
    </CommentCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Ελένη Βρεττού' })).toBeVisible();
  },
});
