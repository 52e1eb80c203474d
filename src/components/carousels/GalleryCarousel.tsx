import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import {
  SlideNumber,
  Floating,
  Foot,
  None,
  Sides,
  Slide,
  Stage,
  Thumb,
  Thumbs,
  Track,
} from './galleryParts.ts';
import { useCarousel } from './useCarousel.ts';

interface GalleryCarouselProps {
  images: { src: string; alt: string }[];
  /** Moves automatically. Ignored under reduced motion and in a hidden tab. */
  autoplay?: boolean;
  /** Time between two moves, in ms. */
  delay?: number;
  label: string;
}

const ratio = 16 / 10;

/** The pictures of one place, one at a time. For cards side by side use `CardCarousel`. */
export function GalleryCarousel(props: GalleryCarouselProps) {
  const { t } = useTranslation();
  if (props.images.length > 1) return <Gallery {...props} />;
  const [image] = props.images;
  return (
    <Stage>
      <Picture src={image?.src} alt={image?.alt} ratio={ratio} eager />
      {!image && <None>{t('carousels.empty')}</None>}
    </Stage>
  );
}

function Gallery({ images, autoplay = false, delay = 5000, label }: GalleryCarouselProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const count = images.length;
  const gallery = useCarousel({ autoplay, delay, many: true, loop: true });
  const { root, viewport, moving, paused, playing, setPaused, previous, next, go } = gallery;
  const selected = Math.min(gallery.selected, count - 1);

  useEffect(() => {
    const thumb = strip.current?.children[selected] as HTMLElement | undefined;
    if (!strip.current || !thumb) return;
    strip.current.scrollLeft =
      thumb.offsetLeft - (strip.current.clientWidth - thumb.clientWidth) / 2;
  }, [selected]);

  return (
    <section {...root} aria-roledescription={t('carousels.carousel')} aria-label={label}>
      <Stage>
        <div ref={viewport} style={{ overflow: 'hidden' }}>
          <Track>
            {images.map(({ src, alt }, index) => (
              <Slide
                key={index}
                aria-roledescription={t('carousels.slide')}
                aria-label={t('carousels.of', { index: index + 1, count })}
                aria-hidden={index !== selected}
              >
                <Picture src={src} alt={alt} ratio={ratio} eager={index === 0} />
              </Slide>
            ))}
          </Track>
        </div>
        <Sides>
          <Floating aria-label={t('carousels.previous')} onClick={previous}>
            <ChevronLeft />
          </Floating>
          <Floating aria-label={t('carousels.next')} onClick={next}>
            <ChevronRight />
          </Floating>
        </Sides>
        <Foot>
          {moving && (
            <Floating
              aria-label={t(paused ? 'carousels.play' : 'carousels.pause')}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <PlayArrow /> : <Pause />}
            </Floating>
          )}
          <SlideNumber aria-hidden>
            {selected + 1} / {count}
          </SlideNumber>
        </Foot>
        <VisuallyHidden aria-live={playing ? 'off' : 'polite'}>
          {t('carousels.of', { index: selected + 1, count })}
        </VisuallyHidden>
      </Stage>
      <Thumbs ref={strip} aria-label={t('carousels.pick')}>
        {images.map(({ src }, index) => (
          <li key={index}>
            <Thumb
              type="button"
              aria-label={t('carousels.goTo', { index: index + 1, count })}
              aria-current={index === selected}
              onClick={() => go(index)}
            >
              <Picture src={src} ratio={4 / 3} />
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </section>
  );
}
