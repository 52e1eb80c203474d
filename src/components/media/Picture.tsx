import styled from '@emotion/styled';
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { CATEGORY_NAMES, type CategoryName } from '#common/categories.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

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
  /** Address of the picture. Without one, the illustration is shown. */
  src?: string | null;
  /** Alternative text. Empty if the adjacent text says the same. */
  alt?: string;
  /** Width divided by height, reserved from the first paint. */
  ratio?: number;
  eager?: boolean;
  fallback?: CategoryName;
}

/** A picture with reserved space. The illustration replaces a missing or broken one. */
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

  // A picture of a server-rendered page can fail before hydration.
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
