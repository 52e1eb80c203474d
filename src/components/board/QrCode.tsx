import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { encode } from 'uqr';
import { useTranslation } from 'react-i18next';
import { connected } from '#src/browser/connection.ts';
import { useNearView } from '#src/components/lazy/useNearView.ts';

// Black on white in both schemes, because many phones cannot read inverted codes.
const Root = styled('div')({
  aspectRatio: '1',
  padding: '4%',
  borderRadius: '0.3em',
  backgroundColor: '#FFFFFF',
  '& svg': { display: 'block', width: '100%', height: '100%', fill: '#000000' },
});

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  value: string;
  /** Draws it only near the view or for print, because a slow phone needs 50 ms for it. */
  lazy?: boolean;
  /** Called when the code is visible or failed to load. */
  onDrawn?: () => void;
}

type Encode = typeof encode;

const draw = (encodeValue: Encode, value: string): { size: number; path: string } => {
  const { data, size } = encodeValue(value, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: path.join('') };
};

/** A QR code of an address, as wide as its container. The encoder loads on first render. */
export function QrCode({ value, lazy = false, onDrawn, ...rest }: QrCodeProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const isNeeded = useNearView(root, !lazy);
  const [encodeValue, setEncodeValue] = useState<Encode | null>(null);
  const onDrawnNow = useRef(onDrawn);
  useEffect(() => {
    onDrawnNow.current = onDrawn;
  }, [onDrawn]);
  const hasValue = value !== '';
  useEffect(() => {
    if (!hasValue) return;
    const load = async (): Promise<void> => {
      await connected();
      const loaded = await import('uqr');
      setEncodeValue(() => loaded.encode);
    };
    // The address is also shown as text, so a failure can be ignored.
    load().catch(() => onDrawnNow.current?.());
  }, [hasValue]);
  const drawn = useMemo(
    () => (encodeValue && isNeeded && hasValue ? draw(encodeValue, value) : null),
    [encodeValue, isNeeded, hasValue, value],
  );
  useEffect(() => {
    if (drawn) onDrawnNow.current?.();
  }, [drawn]);
  return (
    <Root ref={root} {...rest}>
      {drawn && (
        <svg
          role="img"
          aria-label={t('common.qrCode', { address: value })}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      )}
    </Root>
  );
}
