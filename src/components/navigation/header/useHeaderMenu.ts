import { useId, useState, type MouseEvent } from 'react';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';

/** The menu loads when its button is hovered or clicked. */
export const HeaderMenu = lazyDialog(async () => (await import('./HeaderMenu.tsx')).HeaderMenu);

/** Returns the props of a button and of the menu that it opens. */
export const useHeaderMenu = () => {
  const id = useId();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  return {
    button: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
      ...HeaderMenu.hoverProps,
    },
    menu: { open, onClose: () => setAnchor(null), anchorEl, labelledBy: id },
  } as const;
};
