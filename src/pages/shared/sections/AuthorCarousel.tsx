import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import type { Author } from '#src/content/authors.ts';
import { AuthorTile } from '#src/pages/shared/authors.tsx';

/** Number of visible authors by window width. Source: section 9 of the specification. */
const perView = { 0: 1, 450: 1, 600: 2, 1000: 3, 1200: 5 };

interface Props {
  label: string;
  authors: readonly Author[];
  listingsOf: (name: string) => number | null | undefined;
  autoplay?: boolean;
}

export function AuthorCarousel({ label, authors, listingsOf, autoplay }: Props) {
  return (
    <CardCarousel label={label} perView={perView} autoplay={autoplay}>
      {authors.map((author) => (
        <AuthorTile
          key={author.id}
          author={author}
          listings={listingsOf(author.name.el)}
          layout="column"
        />
      ))}
    </CardCarousel>
  );
}
