import type { Page } from '@playwright/test';
import { demo } from '#tests/faults/page.ts';
import { clerk, on, owner, prepared, STAFFED, type Beginning } from './prepare.ts';

/** A screen with something on it that sends. */
export interface PressedScreen {
  name: string;
  begin: (page: Page) => Promise<Beginning>;
  /** The part whose elements are pressed; `main` without it. */
  part?: string;
  /** What the server answers to every write; `500` without it. */
  fault?: string;
  /** The writes that its presses must have sent, by their names in the server's list of routes. */
  sends?: readonly string[];
  /** What it reads besides what the matrix tries: whether it says that it could not, or leaves it out. */
  reads?: Readonly<Record<string, 'says' | 'quiet'>>;
}

const manage = (tab: string): string => `/places/${STAFFED}/manage?tab=${tab}`;

/** Every screen from which a person, a clerk or an owner sends something, or that reads more. */
export const pressedScreens: readonly PressedScreen[] = [
  {
    name: 'listing',
    begin: on('/listing-grid/ouzeri-to-kaiki', demo.email),
    reads: {
      'GET /api/organisations/:id/quiet_hours': 'quiet',
      'GET /api/user/bookmarks': 'quiet',
      'GET /api/user/places': 'quiet',
      'GET /api/user/reviews': 'quiet',
    },
    sends: [
      'POST /api/organisations/:id/reports',
      'POST /api/organisations/:id/reviews',
      'POST /api/reviews/:code/report',
      'POST /api/subscriptions',
      'PUT /api/user/bookmarks/:organisation',
    ],
  },
  {
    name: 'its reviews, as its owner',
    begin: on(`/listing-grid/${STAFFED}`, owner),
    part: 'section:has(h2:text-is("Κριτικές"))',
    sends: ['PUT /api/reviews/:code/reply', 'DELETE /api/reviews/:code/reply'],
  },
  {
    name: 'ticket',
    begin: prepared.ticket,
    reads: {
      'GET /api/tickets/:key': 'says',
      'GET /api/user/tickets/:code': 'quiet',
      'GET /api/tickets/:key/events': 'quiet',
    },
    sends: [
      'DELETE /api/user/tickets/:code',
      'PUT /api/user/tickets/:code/alert',
      'POST /api/user/tickets/:code/let_pass',
    ],
  },
  {
    name: 'ticket with an alert',
    begin: prepared.ticketWithAlert,
    sends: ['DELETE /api/user/tickets/:code/alert'],
  },
  {
    name: 'number from the counter',
    begin: prepared.walkIn,
    sends: ['POST /api/tickets/:key/cancel', 'POST /api/tickets/:key/let_pass'],
  },
  {
    name: 'missed ticket',
    begin: prepared.missedTicket,
    sends: ['POST /api/user/tickets/:code/came_late'],
  },
  {
    name: 'dashboard',
    begin: on('/dashboard', owner),
    reads: {
      'GET /api/user/places': 'quiet',
      'GET /api/user/listings': 'quiet',
      'GET /api/user/claims': 'quiet',
    },
    sends: ['DELETE /api/user/places/:id'],
  },
  {
    name: 'draft of a listing',
    begin: prepared.draftListing,
    reads: { 'GET /api/user/listings': 'says' },
    sends: ['DELETE /api/user/listings/:code'],
  },
  {
    name: 'bookmarks',
    begin: prepared.bookmarks,
    reads: { 'GET /api/user/bookmarks': 'says' },
    sends: ['DELETE /api/user/bookmarks/:organisation'],
  },
  {
    name: 'profile',
    begin: on('/dashboard?tab=profile', demo.email),
    reads: {
      'GET /api/user/profile': 'says',
      'GET /api/user/sessions': 'says',
      'GET /api/user/identities': 'quiet',
      'GET /api/user/follows': 'says',
    },
    sends: [
      'DELETE /api/user/sessions',
      'DELETE /api/user/sessions/:code',
      'PUT /api/user/password',
    ],
  },
  {
    name: 'profile of a new account',
    begin: prepared.newAccount,
    sends: ['POST /api/user/confirmation', 'POST /api/user/deletion'],
  },
  {
    name: 'dashboard of who leaves',
    begin: prepared.leavingAccount,
    sends: ['DELETE /api/user/deletion'],
  },
  {
    name: 'counter',
    begin: on(`/counter/${STAFFED}`, clerk),
    // What may have been done is repeated by a notice of its own.
    fault: '422',
    sends: [
      'PATCH /api/counter/waiting_lists/:code',
      'POST /api/counter/:id/calls',
      'POST /api/counter/:id/walk_ins',
      'POST /api/counter/tickets/:code/call',
      'POST /api/counter/tickets/:code/done',
      'POST /api/counter/tickets/:code/no_show',
      'POST /api/counter/tickets/:code/recall',
      'POST /api/counter/tickets/:code/return',
    ],
  },
  {
    name: 'week',
    begin: prepared.changedDay,
    sends: ['DELETE /api/places/:id/days/:date', 'PUT /api/places/:id/days/:date'],
  },
  {
    name: 'members',
    begin: prepared.invitedMembers,
    reads: { 'GET /api/places/:id/members': 'says' },
    sends: [
      'DELETE /api/places/:id/members/:code',
      'DELETE /api/places/:id/members/invitations/:code',
      'POST /api/places/:id/members',
      'POST /api/places/:id/members/invitations/:code/send_again',
    ],
  },
  {
    name: 'devices',
    begin: prepared.linkedDevices,
    reads: { 'GET /api/places/:id/devices': 'says' },
    sends: [
      'DELETE /api/places/:id/devices/:code',
      'PATCH /api/places/:id/devices/:code',
      'POST /api/places/:id/devices',
    ],
  },
  {
    name: 'statistics',
    begin: on(manage('statistics'), owner),
    reads: { 'GET /api/places/:id/statistics': 'says' },
  },
  {
    name: 'invitation',
    begin: prepared.invitation,
    reads: { 'GET /api/invitations/:token': 'says' },
    sends: ['POST /api/invitations/:token/accept', 'POST /api/invitations/:token/decline'],
  },
  {
    name: 'moderation',
    begin: on('/moderation', 'moderator@seira.example'),
    sends: ['POST /api/moderation/:kind/:code'],
  },
  { name: 'contact', begin: on('/contact'), sends: ['POST /api/messages'] },
  {
    name: 'newsletter',
    begin: on('/index2'),
    part: 'form:has([type="email"])',
    sends: ['POST /api/subscriptions'],
  },
  {
    name: 'subscription',
    begin: prepared.subscription,
    sends: ['POST /api/subscriptions/confirm'],
  },
  {
    name: 'end of a subscription',
    begin: prepared.endOfSubscription,
    reads: { 'GET /api/subscriptions/:key': 'says' },
    sends: ['POST /api/subscriptions/:key/end'],
  },
  {
    name: 'blog post',
    begin: on('/blog-single'),
    reads: { 'GET /api/blog/:post/comments': 'says', 'GET /api/followers': 'quiet' },
    sends: ['POST /api/blog/:post/comments'],
  },
  { name: 'recover', begin: on('/recover'), sends: ['POST /api/users/recover'] },
  {
    name: 'author',
    begin: on('/user-profile', demo.email),
    sends: ['PUT /api/user/follows/:author'],
  },
];
