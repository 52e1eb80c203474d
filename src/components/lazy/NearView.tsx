import { Suspense, useRef, type ReactNode } from 'react';
import { useNearView } from './useNearView.ts';

interface Props {
  /** Reserved height in CSS until the part is shown. */
  height: string;
  children: ReactNode;
}

/** A part that the server does not render, and a browser only near the view. */
export function NearView({ height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const room = <div data-near={isNear} aria-busy="true" style={{ height }} />;
  return <div ref={place}>{isNear ? <Suspense fallback={room}>{children}</Suspense> : room}</div>;
}
