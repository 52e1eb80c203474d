import { styled } from '@mui/material/styles';
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { CATEGORY_NAMES, type CategoryName } from '#common/categories.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

/** The illustration that fits a category's icon name, if there is one. */
export const kindOf = (icon?: string): CategoryName | undefined =>
  CATEGORY_NAMES.find((kind) => kind === icon);

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.roles.neutral.background,
}));

const Image = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The picture's address; without one the illustration is shown. */
  src?: string | null;
  /** The alternative text; empty when the text beside it says the same. */
  alt?: string;
  /** Width divided by height, reserved from the first paint. */
  ratio?: number;
  eager?: boolean;
  /** The illustration shown when there is no picture, or when it cannot be loaded. */
  fallback?: CategoryName;
}

/**
 * A picture with its space reserved. It never shows a broken image: the illustration of the place's
 * kind replaces it, or a plain background if that is missing too.
 */
export function Picture({
  src,
  alt = '',
  ratio = 16 / 10,
  eager = false,
  fallback = 'shops',
  style,
  ...rest
}: PictureProps) {
  const drawn = `/pictures/categories/${fallback}.svg`;
  const [failed, setFailed] = useState<string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const shown = [src, drawn].find((candidate) => candidate && !failed.includes(candidate));

  // A picture in a server-rendered page can fail before React listens for it.
  useEffect(() => {
    const current = image.current;
    if (!shown || !current?.complete || current.naturalWidth > 0) return;
    current.decode().catch(() => setFailed((before) => [...before, shown]));
  }, [shown]);

  return (
    <Frame style={{ aspectRatio: ratio, ...style }} {...rest}>
      {shown ? (
        <Image
          ref={image}
          src={shown}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed((before) => [...before, shown])}
        />
      ) : (
        alt && <VisuallyHidden>{alt}</VisuallyHidden>
      )}
    </Frame>
  );
}
