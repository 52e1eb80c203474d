import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connected, isServerThere, whenServerThere } from './connection.ts';

const responses = vi.fn<() => Promise<{ status: number }>>();
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => Promise.resolve({ status: 200 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', responses);
});
afterEach(() => void responses.mockReset());

describe('the server', () => {
  it('is reachable when it responds itself, but not when a gateway responds', async () => {
    responses.mockImplementationOnce(there);
    expect(await isServerThere()).toBe(true);
    responses.mockResolvedValueOnce({ status: 404 });
    expect(await isServerThere()).toBe(true);
    responses.mockResolvedValueOnce({ status: 502 });
    expect(await isServerThere()).toBe(false);
    responses.mockImplementationOnce(lost);
    expect(await isServerThere()).toBe(false);
  });

  it('is awaited until it responds, however early the browser reports a network', async () => {
    const back = vi.fn();
    online(false);
    void whenServerThere().then(back);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(responses).not.toHaveBeenCalled();
    online(true);
    responses.mockImplementationOnce(lost).mockImplementation(there);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(back).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(back).toHaveBeenCalledOnce();
  });

  it('is no longer awaited after an abort', async () => {
    const left = new AbortController();
    online(true);
    responses.mockImplementation(lost);
    const end = vi.fn();
    void whenServerThere(left.signal).then(end);
    await vi.advanceTimersByTimeAsync(2_000);
    left.abort();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(end).toHaveBeenCalledOnce();
    const asked = responses.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(responses).toHaveBeenCalledTimes(asked);
  });

  it('is not queried while the browser is online', async () => {
    online(true);
    await connected();
    expect(responses).not.toHaveBeenCalled();
  });
});
