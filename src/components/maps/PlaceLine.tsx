import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import type { MapPlace } from './place.ts';
import { standalone } from '#src/components/display/standalone.ts';

/** A place as text, in the list and in the popup of the map. */
export function PlaceLine({ place: { title, href, text, wait } }: { place: MapPlace }) {
  return (
    <li>
      {href ? (
        <Link href={href} sx={{ ...standalone, fontWeight: 650 }}>
          {title}
        </Link>
      ) : (
        <strong>{title}</strong>
      )}
      {wait && <WaitLine wait={wait} />}
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
    </li>
  );
}
