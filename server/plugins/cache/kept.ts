import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODINGS, type Answer, type Coding } from '#server/lib/answers.ts';
import { addVary } from '#server/plugins/requests/vary.ts';

/** Below this compressing does not pay. */
const SMALL = 1024;

/** The best coding of ours that an Accept-Encoding header takes. */
export function codingOf(header: string | string[] | undefined): Coding | null {
  if (!header) return null;
  const taken = new Map<string, number>();
  for (const part of String(header).slice(0, 300).toLowerCase().split(',')) {
    const [name = '', ...options] = part.trim().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
    taken.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const wish = (coding: Coding) => taken.get(coding) ?? taken.get('*') ?? 0;
  const best = [...CODINGS].sort((one, other) => wish(other) - wish(one))[0]!;
  return wish(best) > 0 ? best : null;
}

/** Whether an If-None-Match header names what we would send. */
export function isKnown(header: string | undefined, { etag }: Answer): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

/** The coding in which an answer travels to who takes these. */
export const codingFor = (answer: Answer, header: string | string[] | undefined) =>
  answer.body.length < SMALL ? null : codingOf(header);

/** Sends a kept answer, or 304 to who has it. It may be stored, and is asked for each time. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache' });
  addVary(reply, 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], answer)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const coding = codingFor(answer, request.headers['accept-encoding']);
  if (!coding) return reply.send(answer.body);
  return reply.header('content-encoding', coding).send(await answer.encoded(coding));
}
