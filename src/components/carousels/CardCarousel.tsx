import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import styled from '@emotion/styled';
import { Children, isValidElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarousel } from './useCarousel.ts';

const gap = 24;
const bleed = 6;

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.ends,
  alignItems: 'end',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  // On a phone the heading takes the whole width, and its sentence leaves room for the buttons.
  [theme.breakpoints.down('sm')]: {
    position: 'relative',
    '& > :not(:last-child) p': { paddingInlineEnd: theme.spacing(14) },
    '& > * + *': { position: 'absolute', bottom: 0, insetInlineEnd: 0 },
  },
}));

const Controls = styled('div')(({ theme }) => ({
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

/** Leaves space inside the viewport for a raised card and a focus ring. */
const Viewport = styled('div')({
  margin: -bleed,
  padding: bleed,
  overflow: 'hidden',
});

const Track = styled('ul')<{ perView: PerView }>(({ perView }) => ({
  display: 'flex',
  gap,
  '& > li': {
    flex: `0 0 calc((100% - (var(--per-view, 1) - 1) * ${gap}px) / var(--per-view, 1))`,
    minWidth: 0,
  },
  ...Object.fromEntries(
    Object.entries(perView)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([width, count]) => [`@media (min-width: ${width}px)`, { '--per-view': count }]),
  ),
}));

export interface CardCarouselProps {
  label?: string;
  heading?: ReactNode;
  /** Number of visible cards by minimum window width. */
  perView?: PerView;
  /** Moves the cards automatically and shows a pause button. Ignored under reduced motion. */
  autoplay?: boolean;
  /** Time between two moves, in ms. */
  delay?: number;
  children?: ReactNode;
}

const usual: PerView = { 0: 1, 600: 2, 1000: 3 };

/**
 * A row of cards that scrolls by swipe, mouse, buttons or arrow keys. For pictures of one place use
 * `GalleryCarousel`.
 */
export function CardCarousel({
  label,
  heading,
  perView = usual,
  autoplay = false,
  delay = 4000,
  children,
}: CardCarouselProps) {
  const { t } = useTranslation();
  // Reserves space for the buttons before the first measurement if the cards can never all fit.
  const many = Children.count(children) > Math.max(...Object.values(perView));
  const { root, viewport, ...row } = useCarousel({ autoplay, delay, many });

  return (
    <section
      {...root}
      aria-roledescription={t('carousels.carousel')}
      aria-label={label ?? t('navigation.more')}
    >
      {(heading || row.overflows) && (
        <Head>
          {heading}
          {row.overflows && (
            <Controls>
              {row.moving && (
                <IconButton
                  aria-label={t(row.paused ? 'carousels.play' : 'carousels.pause')}
                  onClick={() => row.setPaused(!row.paused)}
                >
                  {row.paused ? <PlayArrow /> : <Pause />}
                </IconButton>
              )}
              <IconButton
                aria-label={t('carousels.previous')}
                aria-disabled={!row.canGoBack}
                onClick={row.previous}
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                aria-label={t('carousels.next')}
                aria-disabled={!row.canGoOn}
                onClick={row.next}
              >
                <ChevronRight />
              </IconButton>
            </Controls>
          )}
        </Head>
      )}
      <Viewport ref={viewport}>
        <Track perView={perView}>
          {Children.toArray(children).map((child, index) => (
            <li key={isValidElement(child) ? child.key : index}>{child}</li>
          ))}
        </Track>
      </Viewport>
    </section>
  );
}
