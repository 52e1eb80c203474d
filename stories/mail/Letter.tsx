import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Message } from '#mail/message.ts';

/**
 * The HTML of a message under a shadow root: apart from the styles of the page, as in a mail
 * program, and, unlike in a frame, open to the checks of a story.
 */
function Html({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html');
    const sheet = document.createElement('div');
    sheet.lang = documentElement.lang;
    sheet.style.cssText = body.style.cssText;
    sheet.append(...body.childNodes);
    root?.replaceChildren(sheet);
  }, [html]);
  return <div ref={host} />;
}

/** A message as a mail program shows it: its subject, its HTML, and its text. */
export function Letter({ message: { subject, html, text } }: { message: Message }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 680 }}>
      <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Html html={html} />
      <Typography
        component="pre"
        sx={{
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}
