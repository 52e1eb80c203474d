import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { GalleryCarousel } from '#src/components/carousels/GalleryCarousel.tsx';

/** The listing's pictures; its main picture where it has no others. */
export function Gallery({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { title, image, images } = organisation;
  const sources = images.length > 0 ? images : [image].filter((one) => one !== null);
  return (
    <GalleryCarousel
      autoplay
      label={t('details.gallery', { title })}
      images={sources.map((src, index) => ({
        src,
        alt: t('details.imageOf', { title, index: index + 1 }),
      }))}
    />
  );
}
