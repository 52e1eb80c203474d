import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#src/lib/toasts.ts';
import { show } from '#tests/dom.tsx';
import { lazyDialog, type LazyDialog } from './lazyParts.tsx';

interface PanelProps {
  open: boolean;
  onClose: () => void;
}

const Panel = ({ open }: PanelProps) => (open ? <p>here</p> : null);

const notLoaded = expect.stringContaining('δεν φορτώθηκε') as string;
let said: string[];
let stop: () => void;
beforeEach(() => {
  said = [];
  stop = toasts.serve(({ text }) => void said.push(text));
});
afterEach(() => stop());

function Screen({ part: Part }: { part: LazyDialog<PanelProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...Part.hoverProps} onClick={() => setOpen(true)}>
        {open ? 'opened' : 'closed'}
      </button>
      <Part open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const press = async () => {
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
};

it('loads once, when its control is hovered', async () => {
  const load = vi.fn(async (): Promise<ComponentType<PanelProps>> => Panel);
  show(<Screen part={lazyDialog(load)} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button'));
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('here')).toBeNull();
  await press();
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('closes and shows a toast when loading fails, without reloading the page', async () => {
  const load = vi.fn<() => Promise<ComponentType<PanelProps>>>();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  show(<Screen part={lazyDialog(load)} />);
  await press();
  expect(screen.getByText('closed')).toBeTruthy();
  await press();
  expect(screen.getByText('closed')).toBeTruthy();
  expect(said).toEqual([notLoaded, notLoaded]);
  expect(load).toHaveBeenCalledOnce();
});

it('waits for a connection before it loads', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async (): Promise<ComponentType<PanelProps>> => Panel);
  show(<Screen part={lazyDialog(load)} />);
  await press();
  expect(screen.getByText('closed')).toBeTruthy();
  expect(said).toEqual([expect.stringContaining('Δεν υπάρχει σύνδεση')]);
  expect(load).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  await press();
  expect(screen.getByText('here')).toBeTruthy();
});

it('loads in idle time after the first interaction', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const load = vi.fn(async (): Promise<ComponentType<PanelProps>> => Panel);
  show(<Screen part={lazyDialog(load)} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
});
