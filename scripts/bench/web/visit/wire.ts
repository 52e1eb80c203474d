import type { CDPSession } from 'playwright';

/** One request and its response; times in milliseconds since the navigation began. */
export interface Transfer {
  url: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'picture' | 'video' | 'data' | 'other';
  sent: number;
  ended: number | null;
  /** Encoded, headers included; 0 from the browser's own cache. */
  bytes: number;
  status: number;
}

/** What went over the wire in a page. */
export interface Wire {
  transfers: Transfer[];
  /** Resolves when nothing but a video has been pending for this many milliseconds. */
  quiet(ms: number): Promise<void>;
}

const kindOf = (type: string, mime: string, url: string): Transfer['kind'] => {
  if (mime.startsWith('video/') || type === 'Media') return 'video';
  if (/javascript/.test(mime) || type === 'Script') return 'script';
  if (type === 'Document') return 'document';
  if (mime === 'text/css' || type === 'Stylesheet') return 'style';
  if (mime.startsWith('image/') || type === 'Image') return 'picture';
  if (type === 'Font' || mime.startsWith('font/')) return 'font';
  if (new URL(url).pathname.startsWith('/api/')) return 'data';
  return 'other';
};

/** The script of a worker never says that it has ended: after so long, nothing comes any more. */
const STILL_MS = 4_000;

/** Listens to the requests of a page from now on. */
export async function listen(cdp: CDPSession): Promise<Wire> {
  const known = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  let begin: number | null = null;
  let changed = Date.now();
  const since = (timestamp: number) => (timestamp - (begin ?? timestamp)) * 1000;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    begin ??= timestamp;
    const before = known.get(requestId);
    // A redirect continues under the same id.
    if (before) before.ended = since(timestamp);
    const transfer: Transfer = {
      url: request.url,
      kind: kindOf(type ?? '', '', request.url),
      sent: since(timestamp),
      ended: null,
      bytes: 0,
      status: 0,
    };
    known.set(requestId, transfer);
    transfers.push(transfer);
    changed = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const transfer = known.get(requestId);
    if (!transfer) return;
    transfer.status = response.status;
    transfer.kind = kindOf(type, response.mimeType, response.url);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = known.get(requestId);
    if (!transfer) return;
    transfer.bytes += encodedDataLength;
    if (transfer.kind !== 'video') changed = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = known.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.ended = since(timestamp);
    changed = Date.now();
  });
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const transfer = known.get(requestId);
    if (transfer) transfer.ended = since(timestamp);
    changed = Date.now();
  });
  await cdp.send('Network.enable');

  return {
    transfers,
    quiet: async (ms) => {
      const isUnderWay = ({ kind, ended }: Transfer) => kind !== 'video' && ended === null;
      const busy = () => {
        const still = Date.now() - changed;
        return still < ms || (still < STILL_MS && transfers.some(isUnderWay));
      };
      for (let waited = 0; busy() && waited < 60_000; waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** The bytes of those that are meant. */
export const bytesOf = (
  transfers: readonly Transfer[],
  isMeant: (transfer: Transfer) => boolean,
): number => transfers.filter(isMeant).reduce((sum, { bytes }) => sum + bytes, 0);
