import preview from '#storybook/preview.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="#FAEBE5" d="M0 0h64v64H0z"/><circle cx="32" cy="26" r="12" fill="#B8482A"/><path fill="#10243E" d="M8 64c2-18 12-24 24-24s22 6 24 24z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Media/Portrait',
  component: Portrait,
  args: { name: 'Μαρία Οικονόμου', src: face, size: 64 },
});

export const Default = meta.story();

/** No picture: the initials. */
export const Initials = meta.story({ args: { src: null } });
