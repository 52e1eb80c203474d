import { act, render, renderHook, screen } from '@testing-library/react';
import { memo, useState } from 'react';
import { expect, it } from 'vitest';
import { useAction, type ActionState } from './useAction.ts';

it('is no longer pending when a refusal is shown elsewhere on the screen', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const shown: string[] = [];
  const Refusal = memo(
    ({ send, pending }: Pick<ActionState<null, unknown>, 'send' | 'pending'>) => {
      const [refused, setRefused] = useState(false);
      shown.push(`refused ${refused}, pending ${pending}`);
      return <button onClick={() => void send(null).then(() => setRefused(true))}>Send</button>;
    },
  );
  function Screen() {
    const { send, pending } = useAction<null, unknown>('screen', () => {
      return new Promise((_resolve, reject) => (refuse = reject));
    });
    return <Refusal send={send} pending={pending} />;
  }
  render(<Screen />);
  await act(async () => screen.getByRole('button').click());
  await act(async () => refuse(new Error('refused')));
  expect(shown.at(-1)).toBe('refused true, pending false');
  expect(shown).not.toContain('refused true, pending true');
});

it('accepts the next call after one that failed once it was forgotten', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const { result } = renderHook(() =>
    useAction<number, number>('number', (input) =>
      input === 1 ? new Promise((_resolve, reject) => (refuse = reject)) : Promise.resolve(input),
    ),
  );
  const { send } = result.current;
  await act(async () => {
    const first = send(1);
    result.current.forget();
    refuse(new Error('refused'));
    expect(await first).toMatchObject({ done: false });
    expect(await send(2)).toEqual({ done: true, result: 2 });
  });
  expect(result.current.send).toBe(send);
});
