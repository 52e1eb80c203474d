// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { theme } from '#theme/index.ts';
import { DayCalendar } from './DayCalendar.tsx';

it('stays at the month that was turned to when the line beside it changes', () => {
  const i18n = createI18n('en');
  const calendar = () => (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <DayCalendar date="2026-03-20" minDate="2026-03-16" />
      </ThemeProvider>
    </I18nextProvider>
  );
  const { rerender } = render(calendar());
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByText('April 2026')).toBeTruthy();
  rerender(calendar());
  expect(screen.getByText('April 2026')).toBeTruthy();
});
