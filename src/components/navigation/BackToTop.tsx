import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import { prefersReducedMotion } from '#src/hooks/useStillness.ts';
import { focusOn } from '#src/browser/focus.ts';
import { shade } from '#theme/tokens.ts';

/** Source: section 9 of the specification. */
const appearsAfter = 200;
const scrollTime = 1000;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

const scrollUp = () => {
  if (prefersReducedMotion()) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  let expected = from;
  const step = (now: number) => {
    // Stops if the visitor scrolls.
    if (Math.abs(window.scrollY - expected) > 2) return;
    const progress = Math.min(1, Math.max(0, (now - began) / scrollTime));
    window.scrollTo({ top: from * (1 - easeOut(progress)), behavior: 'instant' });
    expected = window.scrollY;
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/** Scrolls a long page to its start and moves the focus there. */
export function BackToTop() {
  const { t } = useTranslation();
  // Scrolling has priority over rendering the button.
  const scrolled = useDeferredValue(useScrolled(appearsAfter));
  const goUp = () => {
    focusOn(document.body, { preventScroll: true });
    scrollUp();
  };
  return (
    <Zoom in={scrolled} unmountOnExit>
      <Fab
        data-back-to-top
        size="medium"
        aria-label={t('navigation.backToTop')}
        onClick={goUp}
        sx={{
          position: 'fixed',
          right: { xs: 16, md: 32 },
          bottom: { xs: 16, md: 32 },
          // Keeps the button above the bottom bar of a phone.
          'body:has([data-bottom-bar]) &': { bottom: { xs: 168, md: 32 } },
          // Keeps the button beside a bar that leaves space for it.
          'body:has([data-bottom-bar="booking"]) &': {
            bottom: { xs: 'max(12px, env(safe-area-inset-bottom))', md: 32 },
            zIndex: ({ zIndex }) => zIndex.appBar + 1,
          },
          // On a phone it would cover the fields of a form, or the buttons of a ticket.
          'body:has(main :is([type="password"], :is(input, textarea, select):focus, [data-look])) &':
            { display: { xs: 'none', md: 'inline-flex' } },
          bgcolor: 'background.paper',
          color: 'primary.main',
          border: 1,
          borderColor: 'roles.control.outline',
          boxShadow: `0 6px 20px -8px ${shade(0.35)}`,
          '&:hover': { bgcolor: 'roles.active.background' },
        }}
      >
        <KeyboardArrowUp />
      </Fab>
    </Zoom>
  );
}
