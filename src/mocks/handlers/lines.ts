import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Line } from '#common/contract/line.ts';
import { buildLine } from '#src/mocks/lines.ts';
import { failures, json, type Failure } from './answers.ts';

const address = '*/api/organisations/:id/line';
const streamAddress = `${address}/live`;

/** The line of an organisation by state; without a stream unless one is mocked as well. */
export const lines = {
  success: (line: Line = buildLine()): RequestHandler[] => [http.get(address, json(line))],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
  loading: (): RequestHandler[] => [http.get(address, failures.loading)],
};

/** The stream of a line, driven by a story. */
export interface MockedStream {
  handlers: RequestHandler[];
  /** Sends a state to every open screen, and first of all to those that come later. */
  send: (line: Line) => void;
  /** Cuts every screen off and refuses further ones. */
  cut: () => void;
  /** Lets screens in again. */
  restore: () => void;
}

export const lineStream = (first: Line = buildLine()): MockedStream => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last = first;
  let isCut = false;
  const event = (): Uint8Array =>
    encoder.encode(
      `id: ${last.date}.${last.version}.0123456789\nevent: line\ndata: ${JSON.stringify(last)}\n\n`,
    );
  const stream = (): ReadableStream<Uint8Array> => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new ReadableStream({
      start: (controller) => {
        own = controller;
        open.add(own);
        own.enqueue(event());
      },
      cancel: () => void open.delete(own),
    });
  };
  return {
    handlers: [
      http.get(streamAddress, () =>
        isCut
          ? HttpResponse.error()
          : new HttpResponse(stream(), { headers: { 'Content-Type': 'text/event-stream' } }),
      ),
    ],
    send: (line) => {
      last = line;
      for (const controller of open) controller.enqueue(event());
    },
    cut: () => {
      isCut = true;
      for (const controller of open) controller.close();
      open.clear();
    },
    restore: () => {
      isCut = false;
    },
  };
};
