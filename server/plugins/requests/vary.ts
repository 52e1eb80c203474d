import type { FastifyReply } from 'fastify';

/** Adds a header to `Vary`, keeping the others: without one, caches mix up visitors' responses. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader('vary') ?? '');
  const names = before.split(',').map((part) => part.trim().toLowerCase());
  if (names.includes(name)) return;
  reply.header('vary', before ? `${before}, ${name}` : name);
}
