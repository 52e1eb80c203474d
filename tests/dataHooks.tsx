import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, vi } from 'vitest';

/** A separate data cache for each test. */
export const FreshCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

type Listener = (event: { data: string; lastEventId: string }) => void;

/** The browser's connection to a stream, controlled by the test. */
export class FakeSource {
  static all: FakeSource[] = [];
  static get last(): FakeSource {
    return FakeSource.all.at(-1)!;
  }
  readonly url: string;
  isClosed = false;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private readonly listeners = new Map<string, Listener>();
  constructor(url: string) {
    this.url = url;
    FakeSource.all.push(this);
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  close() {
    this.isClosed = true;
  }
  send(event: string, value: unknown, lastEventId = 'id') {
    this.listeners.get(event)!({ data: JSON.stringify(value), lastEventId });
  }
}

/** Replaces the streams of a test file by `FakeSource`. */
export const fakeStreams = (): void => {
  beforeEach(() => {
    FakeSource.all = [];
    vi.stubGlobal('EventSource', FakeSource);
  });
};
