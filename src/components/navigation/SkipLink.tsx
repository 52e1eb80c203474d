import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn } from '#src/browser/focus.ts';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  ...theme.mixins.inline,
  minHeight: 48,
  paddingInline: theme.spacing(2.5),
  borderRadius: theme.shape.borderRadius,
  fontWeight: 650,
  textDecoration: 'none',
  ...theme.mixins.solid('active'),
  transform: 'translateY(calc(-100% - 16px))',
  '&:focus': { transform: 'none' },
}));

/** The first focusable element of every screen, which skips the header. */
export function SkipLink() {
  const { t } = useTranslation();
  const jump = (event: MouseEvent) => {
    const target = document.getElementById('main');
    if (!target) return;
    event.preventDefault();
    focusOn(target);
    target.scrollIntoView();
  };
  return (
    <Root href="#main" onClick={jump}>
      {t('common.skipToContent')}
    </Root>
  );
}
