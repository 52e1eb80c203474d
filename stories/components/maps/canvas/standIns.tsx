import type { ReactNode } from 'react';
import type { MapKit } from '#src/components/maps/kit/mapKit.ts';

const InFlow = ({ children }: { children?: ReactNode }) => (
  <div style={{ display: 'inline-block' }}>{children}</div>
);

/** A library's marker and popup without a map: what they hold stands where the story puts it. */
export const Marker = InFlow as unknown as MapKit['Marker'];
export const Popup = InFlow as unknown as MapKit['Popup'];
