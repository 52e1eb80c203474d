import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { durations } from '#theme/tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(0.35em)', opacity: 0 } });

const Value = styled('span')({
  display: 'inline-block',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-changed]': { animation: `${rise} ${durations.calm}ms ease-out` },
  },
});

/** A short text, usually a number, that moves up when it changes, but not on the first render. */
export function Changing({ children }: { children: string }) {
  const [first] = useState(children);
  return (
    <Value key={children} data-changed={children !== first || undefined}>
      {children}
    </Value>
  );
}
