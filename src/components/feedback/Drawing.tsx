import { styled } from '@mui/material/styles';
import { type ComponentPropsWithoutRef, useState } from 'react';

/** The drawings of states in which there is nothing to show. */
export type DrawingName = 'tickets' | 'results' | 'bookmarks' | 'not-found' | 'offline' | 'error';

const Image = styled('img', { name: 'SeiraDrawing', slot: 'root' })({
  width: 'min(240px, 70vw)',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  '&[data-failed]': { visibility: 'hidden' },
});

export interface DrawingProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> {
  name?: DrawingName;
}

/** A small illustration beside a message. Decorative: the text is complete without it. */
export function Drawing({ name = 'results', ...rest }: DrawingProps) {
  const [failed, setFailed] = useState<DrawingName | null>(null);
  return (
    <Image
      src={`/pictures/empty/${name}.svg`}
      alt=""
      width={240}
      height={180}
      data-failed={failed === name || undefined}
      onError={() => setFailed(name)}
      {...rest}
    />
  );
}
