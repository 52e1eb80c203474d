import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { connected } from '#src/browser/connection.ts';

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
  /** Called when the code is visible or failed to load. */
  onDrawn?: () => void;
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code of an address, as wide as its container. The encoder loads on first render. */
export function QrCode({ value, onDrawn, ...rest }: QrCodeProps) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState<{ value: string; size: number; path: string } | null>(null);
  const onDrawnNow = useRef(onDrawn);
  useEffect(() => {
    onDrawnNow.current = onDrawn;
  }, [onDrawn]);
  useEffect(() => {
    if (value === '') return undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      await connected();
      const { encode } = await import('uqr');
      const { data, size } = encode(value, { ecc: 'M', border: 0 });
      if (!isGone) setDrawn({ value, size, path: pathOf(data) });
    };
    // The address is also shown as text, so a failure can be ignored.
    draw().catch(() => {
      onDrawnNow.current?.();
    });
    return () => {
      isGone = true;
    };
  }, [value]);
  useEffect(() => {
    if (drawn?.value === value) onDrawnNow.current?.();
  }, [drawn, value]);
  return (
    <Root {...rest}>
      {drawn?.value === value && (
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
