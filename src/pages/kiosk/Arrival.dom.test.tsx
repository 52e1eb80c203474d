import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { theme } from '#theme/index.ts';
import { Arrival } from './Arrival.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('returns to the start 30 seconds after the last input, not while somebody types', async () => {
  const onBack = vi.fn();
  render(
    <I18nextProvider i18n={createI18n('el')}>
      <ThemeProvider theme={theme}>
        <Arrival id="kep" secret="s" onBack={onBack} />
      </ThemeProvider>
    </I18nextProvider>,
  );
  await pass(25);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1' } });
  await pass(25);
  expect(onBack).not.toHaveBeenCalled();
  await pass(6);
  expect(onBack).toHaveBeenCalledOnce();
});
