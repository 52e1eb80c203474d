import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { GalleryCarousel } from '#src/components/carousels/GalleryCarousel.tsx';
import { usePlaceNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { sceneNow } from '#src/lib/wait/scene.ts';

interface Props {
  /** The id by which the server identifies the organisation. */
  id: string;
  organisation: Organisation;
}

/** The listing's pictures, as it is there now; its main picture where it has no others. */
export function Gallery({ id, organisation }: Props) {
  const { t } = useTranslation();
  const { title, image, images } = organisation;
  const { wait, serving } = usePlaceNow(id, organisation);
  const sources = (images.length > 0 ? images : [image])
    .map((one) => sceneNow(one, wait, serving))
    .filter((one) => one !== null);
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
