import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Children, isValidElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrowKeys } from './useArrowKeys.ts';

const name = 'SeiraCardCarousel';
const gap = 24;
const bleed = 6;

const Head = styled('div', { name, slot: 'head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
}));

const Controls = styled('div', { name, slot: 'controls' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  '& button': {
    border: `1px solid ${theme.vars.palette.roles.control.outline}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& button[aria-disabled="true"]': {
    color: theme.vars.palette.text.disabled,
    borderColor: theme.vars.palette.divider,
    cursor: 'default',
  },
}));

type PerView = Record<number, number>;

/** Room for a lifted card and a focus ring stays inside the part that scrolls. */
const Track = styled('ul', {
  name,
  slot: 'track',
  shouldForwardProp: (prop) => prop !== 'perView',
})<{ perView: PerView }>(({ perView }) => ({
  listStyle: 'none',
  margin: -bleed,
  padding: bleed,
  display: 'flex',
  gap,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: bleed,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '& > li': {
    flex: `0 0 calc((100% - (var(--per-view, 1) - 1) * ${gap}px) / var(--per-view, 1))`,
    minWidth: 0,
    scrollSnapAlign: 'start',
  },
  ...Object.fromEntries(
    Object.entries(perView)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([width, count]) => [`@media (min-width: ${width}px)`, { '--per-view': count }]),
  ),
}));

export interface CardCarouselProps {
  /** What the cards are, for those who cannot see them. */
  label?: string;
  /** A heading that shares a line with the buttons. */
  heading?: ReactNode;
  /** How many cards fit, from which width of the window on. */
  perView?: PerView;
  /** The cards. */
  children?: ReactNode;
}

const usual: PerView = { 0: 1, 600: 2, 1000: 3 };

/**
 * Cards in a row that goes on beyond the edge: by finger, wheel, buttons or arrow keys. It never
 * moves by itself. For the pictures of one place use `GalleryCarousel`.
 */
export function CardCarousel({ label, heading, perView = usual, children }: CardCarouselProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: true });

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = () =>
      setEdges({
        start: element.scrollLeft < 4,
        end: element.scrollLeft + element.clientWidth > element.scrollWidth - 4,
      });
    const watch = new ResizeObserver(measure);
    const recount = new MutationObserver(measure);
    watch.observe(element);
    recount.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      recount.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * (element.clientWidth - 2 * bleed + gap) });
  };
  useArrowKeys(root, (key) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === 'ArrowRight' ? 1 : -1);
    else track.current?.scrollTo({ left: key === 'Home' ? 0 : track.current.scrollWidth });
  });
  const overflows = !(edges.start && edges.end);

  return (
    <section
      ref={root}
      aria-roledescription={t('carousels.carousel')}
      aria-label={label ?? t('carousels.cards')}
    >
      {(heading || overflows) && (
        <Head>
          {heading}
          {overflows && (
            <Controls>
              <IconButton
                aria-label={t('carousels.previous')}
                aria-disabled={edges.start}
                onClick={() => move(-1)}
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                aria-label={t('carousels.next')}
                aria-disabled={edges.end}
                onClick={() => move(1)}
              >
                <ChevronRight />
              </IconButton>
            </Controls>
          )}
        </Head>
      )}
      <Track ref={track} perView={perView}>
        {Children.toArray(children).map((child, index) => (
          <li key={isValidElement(child) ? child.key : index}>{child}</li>
        ))}
      </Track>
    </section>
  );
}
