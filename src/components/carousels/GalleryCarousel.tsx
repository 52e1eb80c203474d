import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { Picture, type PictureKind } from '#src/components/media/Picture.tsx';
import {
  Counter,
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
import { useArrowKeys } from './useArrowKeys.ts';
import { useGallery } from './useGallery.ts';

export interface GalleryCarouselProps {
  images?: { src: string; alt: string }[];
  /** Whether the pictures change automatically; never under reduced motion or in a hidden tab. */
  autoplay?: boolean;
  /** How long one picture stays, in ms. */
  delay?: number;
  label?: string;
  fallback?: PictureKind;
}

const none: { src: string; alt: string }[] = [];
const ratio = 16 / 10;

/**
 * The pictures of one place, one at a time. Controls appear from two pictures on. For cards side by
 * side use `CardCarousel`.
 */
export function GalleryCarousel({ images = none, fallback, ...rest }: GalleryCarouselProps) {
  const { t } = useTranslation();
  if (images.length > 1) return <Gallery images={images} fallback={fallback} {...rest} />;
  const [image] = images;
  return (
    <Stage>
      <Picture src={image?.src} alt={image?.alt} ratio={ratio} fallback={fallback} eager />
      {!image && <None>{t('carousels.empty')}</None>}
    </Stage>
  );
}

function Gallery({
  images = none,
  autoplay = false,
  delay = 5000,
  label,
  fallback,
}: GalleryCarouselProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = images.length;
  const moving = autoplay && !still;
  const [viewport, gallery] = useGallery({ root, count, autoplay: moving, delay, still });
  const { selected, paused, playing, setPaused, go } = gallery;
  useArrowKeys(root, (key) =>
    go({ ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: count - 1 }[key]),
  );

  useEffect(() => {
    const thumb = strip.current?.children[selected] as HTMLElement | undefined;
    if (!strip.current || !thumb) return;
    strip.current.scrollLeft =
      thumb.offsetLeft - (strip.current.clientWidth - thumb.clientWidth) / 2;
  }, [selected]);

  return (
    <section
      ref={root}
      aria-roledescription={t('carousels.carousel')}
      aria-label={label ?? t('carousels.pictures')}
    >
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
                <Picture
                  src={src}
                  alt={alt}
                  ratio={ratio}
                  fallback={fallback}
                  eager={index === 0}
                />
              </Slide>
            ))}
          </Track>
        </div>
        <Sides>
          <Floating aria-label={t('carousels.previous')} onClick={() => go(selected - 1)}>
            <ChevronLeft />
          </Floating>
          <Floating aria-label={t('carousels.next')} onClick={() => go(selected + 1)}>
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
          <Counter aria-hidden>
            {selected + 1} / {count}
          </Counter>
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
              <Picture src={src} ratio={4 / 3} fallback={fallback} />
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </section>
  );
}
