import styled from '@emotion/styled';
import { useState } from 'react';
import { cardPhoto } from '#common/photos.ts';
import { radii } from '#theme/tokens.ts';

const Frame = styled('a')(({ theme }) => ({
  display: 'block',
  width: 'min(100%, 280px)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

export interface SentPhotoProps {
  /** Address of the photo, safe to link to. */
  src: string;
  alt: string;
}

/** An uploaded photo that links to its full size. Renders nothing if it cannot be loaded. */
export function SentPhoto({ src, alt }: SentPhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return null;
  return (
    <Frame href={src} target="_blank" rel="noopener ugc nofollow">
      <img
        src={cardPhoto(src)}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    </Frame>
  );
}
