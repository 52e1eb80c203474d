import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import { isStill } from '#src/hooks/useStillness.ts';
import { focusOn } from '#src/browser/focus.ts';

/** Source: specification, section 9. */
const appearsAfter = 200;
const scrollTime = 1000;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

const scrollUp = () => {
  if (isStill()) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const from = window.scrollY;
  const began = performance.now();
  let expected = from;
  const step = (now: number) => {
    // A visitor who scrolls meanwhile takes precedence.
    if (Math.abs(window.scrollY - expected) > 2) return;
    const progress = Math.min(1, Math.max(0, (now - began) / scrollTime));
    window.scrollTo({ top: from * (1 - easeOut(progress)), behavior: 'instant' });
    expected = window.scrollY;
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/** Returns the reader, and the keyboard focus, to the start of a long page. */
export function BackToTop() {
  const { t } = useTranslation();
  // Scrolling has priority: the button is rendered in the time that is left.
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
          // Above the bar that a screen keeps at the lower edge of a phone.
          'body:has([data-bottom-bar]) &': { bottom: { xs: 168, md: 32 } },
          // Beside a press that makes room for it, where it covers nothing.
          'body:has([data-bottom-bar="press"]) &': {
            bottom: { xs: 'max(12px, env(safe-area-inset-bottom))', md: 32 },
            zIndex: ({ zIndex }) => zIndex.appBar + 1,
          },
          bgcolor: 'background.paper',
          color: 'primary.main',
          border: 1,
          borderColor: 'roles.control.outline',
          boxShadow: '0 6px 20px -8px rgb(16 36 62 / 0.35)',
          '&:hover': { bgcolor: 'roles.active.background' },
        }}
      >
        <KeyboardArrowUp />
      </Fab>
    </Zoom>
  );
}
