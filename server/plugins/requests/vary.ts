import type { FastifyReply } from 'fastify';

/**
 * Adds a request header to those that a response depends on. It never replaces the others: a cache
 * that missed one of them would hand a response to the wrong visitor.
 */
export function addVary(reply: FastifyReply, name: string): void {
  const before = String(reply.getHeader('vary') ?? '');
  const names = before.split(',').map((part) => part.trim().toLowerCase());
  if (names.includes(name)) return;
  reply.header('vary', before ? `${before}, ${name}` : name);
}
