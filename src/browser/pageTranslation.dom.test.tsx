import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translatePage } from '#tests/pageTranslation.ts';
import { allowPageTranslation, removeTranslation } from './pageTranslation.ts';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(allowPageTranslation);
afterAll(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});

let stop = (): void => {};
afterEach(() => stop());

const Button = ({ ahead, busy }: { ahead: number; busy: boolean }) => (
  <button type="button">
    {busy && <i>…</i>}
    Take {ahead > 0 ? `number ${ahead}` : null} {busy ? 'soon' : 'now'}
    {busy && ' please'}
    {ahead} ahead
  </button>
);

describe.each([
  ['replaces the texts', false],
  ['moves the texts', true],
])('a page whose translation %s', (_name, keeps) => {
  it('shows text that React writes next to translated text and into it', async () => {
    const { container, rerender } = render(<Button ahead={2} busy={false} />);
    stop = translatePage(keeps);
    for (const [ahead, busy] of [
      [2, true],
      [1, true],
      [0, false],
      [3, true],
    ] as const) {
      rerender(<Button ahead={ahead} busy={busy} />);
      const plain = document.createElement('div');
      const { unmount } = render(<Button ahead={ahead} busy={busy} />, { container: plain });
      expect(container.textContent).toBe(plain.textContent);
      unmount();
      await act(() => Promise.resolve());
      expect(container.querySelectorAll('font font').length).toBeGreaterThan(2);
    }
  });

  it('removes translated text that React removes', () => {
    const { container, rerender } = render(<p>{['one', <b key="b">two</b>, 'three']}</p>);
    stop = translatePage(keeps);
    rerender(<p>{['one', <b key="b">two</b>]}</p>);
    expect(container.textContent).toBe('onetwo');
    rerender(<p>{[<b key="b">two</b>]}</p>);
    expect(container.textContent).toBe('two');
  });
});

describe.each([false, true])('a server-rendered part (texts moved: %s)', (keeps) => {
  it('is hydrated after its texts are restored', async () => {
    const problems: unknown[] = [];
    const part = document.body.appendChild(document.createElement('div'));
    part.innerHTML = renderToString(<Button ahead={2} busy={false} />);
    translatePage(keeps)();
    await act(() => Promise.resolve());
    removeTranslation(part);
    render(<Button ahead={2} busy={false} />, {
      container: part,
      hydrate: true,
      onRecoverableError: (problem) => problems.push(problem),
    });
    expect(problems).toEqual([]);
    expect(part.querySelector('font')).toBeNull();
  });
});

it('still throws for elements at wrong positions', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(/not a child/);
});
