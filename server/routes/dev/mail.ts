import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import type { App } from '#server/context.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { latestEmails, type StoredEmail } from '#server/mail/mailbox.ts';
import { MAILBOX_POLICY } from '#server/plugins/policies.ts';
import { isFromThisMachine } from '#server/plugins/requests/thisMachine.ts';
import { route } from '#server/plugins/route.ts';

const PATH = '/api/dev/mail';

/** Names that only this machine has. The owner of any other name can point it here. */
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

const STYLE = `body{margin:2rem auto;max-width:52rem;padding:0 1rem;font:16px/1.5 sans-serif;color:#10243E;background:#FAF7F2}
table{width:100%;border-collapse:collapse}td,th{padding:.5rem;text-align:left;border-bottom:1px solid #E3DCD0}
a{color:#0B5FA5}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:#fff;border:1px solid #E3DCD0}
iframe{width:100%;height:36rem;border:1px solid #E3DCD0;background:#fff}`;

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const rowOf = ({ messageId, createdAt, email }: StoredEmail): string =>
  `<tr><td>${escapeHtml(toAthensIso(createdAt).slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(email.to)}</td>` +
  `<td><a href="${PATH}/${messageId}">${escapeHtml(email.message.subject)}</a></td></tr>`;

const listOf = (emails: StoredEmail[]): string =>
  emails.length === 0
    ? '<p>No messages yet.</p>'
    : `<table><thead><tr><th>When</th><th>To</th><th>Subject</th></tr></thead><tbody>${emails.map(rowOf).join('')}</tbody></table>`;

const LINK = /https?:\/\/[^\s<>"']+/g;

const linked = (text: string): string =>
  escapeHtml(text).replace(LINK, (address) => `<a href="${address}">${address}</a>`);

// An e-mail must not run scripts or imitate the app: its frame has an opaque origin, and its links
// open in the top window.
const frameOf = (html: string): string =>
  `<iframe title="HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(
    html.replace('<head>', '<head><base target="_top">'),
  )}"></iframe>`;

const emailPage = ({ email: { to, message } }: StoredEmail): string =>
  pageOf(
    message.subject,
    `<p>To ${escapeHtml(to)} · <a href="${PATH}">All messages</a></p><h2>Text</h2>` +
      `<pre>${linked(message.text)}</pre><h2>HTML</h2>${frameOf(message.html)}`,
  );

/**
 * The mailbox of the demo, GET /api/dev/mail: e-mails without a mail server, so that a newcomer can
 * follow their links. Available only in the demo and only to this machine, because it needs no
 * sign-in.
 */
export default async function devMailRoutes(app: App): Promise<void> {
  const { context } = app;
  const { settings } = context;
  const admit = async (request: FastifyRequest) => {
    const isOpen =
      settings.seed === 'demo' &&
      settings.smtpUrl === null &&
      isFromThisMachine(request, settings) &&
      OWN_NAME.test(request.headers.host ?? '');
    if (!isOpen) throw new Problem(404, 'not_found');
  };
  const headers = {
    'content-security-policy': MAILBOX_POLICY,
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
  };

  route(app, `GET ${PATH}`, {
    access: 'anyone',
    preHandler: admit,
    responses: { 200: Type.String() },
    handler: async (_request, reply) => {
      reply.headers(headers);
      return pageOf('Mail', listOf(await latestEmails(context)));
    },
  });

  route(app, `GET ${PATH}/:id`, {
    access: 'anyone',
    preHandler: admit,
    responses: { 200: Type.String() },
    handler: async (request, reply) => {
      const email = found((await latestEmails(context, request.params.id))[0], 'not_found');
      reply.headers(headers);
      return emailPage(email);
    },
  });
}
