import { act, render, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useKeyboardShortcuts, useShortcutsOn } from './useKeyboardShortcuts.ts';

const keys = { Space: 'next', KeyR: 'recall', KeyD: 'done' } as const;

const press = (on: Element, code: string, more: KeyboardEventInit = {}): boolean =>
  on.dispatchEvent(
    new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }),
  );

const listen = () => {
  const run = vi.fn();
  const { result } = renderHook(() => {
    useKeyboardShortcuts(keys, run);
    return useShortcutsOn();
  });
  return { run, result };
};

describe('useKeyboardShortcuts', () => {
  it('uses the physical key in any keyboard layout', () => {
    const { run } = listen();
    press(document.body, 'KeyR', { key: 'ρ' });
    press(document.body, 'Space', { key: ' ' });
    expect(run.mock.calls).toEqual([['recall'], ['next']]);
  });

  it('ignores key repetition and combinations of the browser', () => {
    const { run } = listen();
    press(document.body, 'Space', { repeat: true });
    press(document.body, 'KeyR', { ctrlKey: true });
    press(document.body, 'KeyD', { metaKey: true });
    expect(press(document.body, 'KeyX')).toBe(true);
    expect(run).not.toHaveBeenCalled();
    expect(press(document.body, 'KeyD')).toBe(false);
  });

  it('ignores keys in fields, dialogs and menus, and Space on a focused button', () => {
    const { run } = listen();
    const { container } = render(
      <>
        <input />
        <textarea />
        <div role="dialog">
          <p />
        </div>
        <ul role="menu">
          <li />
        </ul>
        <button>b</button>
        <a href="/x">x</a>
      </>,
    );
    for (const selector of ['input', 'textarea', '[role="dialog"] p', '[role="menu"] li'])
      press(container.querySelector(selector)!, 'KeyD');
    for (const selector of ['button', 'a']) press(container.querySelector(selector)!, 'Space');
    expect(run).not.toHaveBeenCalled();
    press(container.querySelector('button')!, 'KeyD');
    expect(run).toHaveBeenCalledWith('done');
  });

  it('can be disabled on the device', () => {
    const { run, result } = listen();
    act(() => result.current[1](false));
    press(document.body, 'Space');
    expect(run).not.toHaveBeenCalled();
    expect(renderHook(useShortcutsOn).result.current[0]).toBe(false);
  });
});
