/**
 * Calls of the server that the matrix of screens does not make, by what tries them with faults: a
 * file and a name in it.
 */
export const ELSEWHERE: Record<string, string> = {
  'POST /api/users/sign_in': 'tests/faults/writes.ts#sign in',
  'POST /api/users/sign_up': 'tests/faults/writes.ts#sign up',
  'POST /api/user/tickets': 'tests/faults/writes.ts#take a ticket',
  'DELETE /api/users/sign_out': 'tests/faults/others.spec.ts#sign out',
  'POST /api/users/tokens': 'tests/faults/refresh.spec.ts#/api/users/tokens',
  'POST /api/counter/:id/calls': 'tests/e2e/counter.spec.ts#a call whose answer is lost',
  'GET /api/organisations/:id/line': 'tests/e2e/board.spec.ts#a board without a stream',
  'GET /api/organisations/:id/line/live': 'tests/e2e/board.spec.ts#a board that is cut off',
  'GET /api/tickets/:key/live': 'src/browser/liveEvents.test.ts#counts as cut without a sign',
  'GET /api/tickets/:key': 'stories/pages/ticket/TicketPage.stories.tsx#ServerDown',
  'GET /api/invitations/:token': 'stories/pages/invitation/InvitationPage.stories.tsx#ServerError',
  'GET /api/kiosk/:id': 'stories/pages/kiosk/KioskPage.stories.tsx#CutOff',
  'POST /api/counter/:id/walk_ins': 'stories/pages/kiosk/KioskPage.stories.tsx#AnswerLost',
  'PUT /api/places/:id/plan': 'stories/pages/manage/ManagePage.stories.tsx#Refused',
  'POST /api/user/listings': 'stories/pages/add-listing/AddListingPage.stories.tsx#Refused',
  'POST /api/messages': 'stories/pages/contact/ContactPage.stories.tsx#RefusedByField',
  'PUT /api/user/profile': 'stories/pages/dashboard/AccountTab.stories.tsx#RefusedByField',
  'GET /api/user/profile': 'stories/pages/dashboard/AccountTab.stories.tsx#Unreachable',
  'GET /api/user/follows': 'stories/pages/dashboard/AccountTab.stories.tsx#FollowsUnreachable',
  'GET /api/organisations/:id/reviews': 'stories/pages/listing-details/Reviews.stories.tsx#Paged',
  'POST /api/users/confirm': 'stories/pages/confirm/ConfirmPage.stories.tsx#Offline',
  'POST /api/users/recover': 'stories/pages/recover/RecoverPage.stories.tsx#RefusedByField',
  'POST /api/users/links': 'stories/pages/recover/RecoverPage.stories.tsx#LinkFails',
};

/** Calls that no screen makes: documents, links that a browser or a mail program follows, a tool. */
export const NO_SCREEN: readonly string[] = [
  'GET /api/docs', 'GET /api/docs/*', 'GET /api/docs/', 'GET /api/docs/json', 'GET /api/docs/yaml',
  'GET /api/docs/static/*', 'GET /api/docs/static/index.html', 'GET /api/docs/static/swagger-initializer.js',
  'GET /api/tickets/:key.ics', 'GET /api/users/social/:provider', 'GET /api/users/social/:provider/callback',
  'GET /api/subscriptions/:key/end', 'GET /api/dev/mail', 'GET /api/dev/mail/:id',
]; // prettier-ignore

/** Calls whose failure no test tries in a browser: a gap that is known, and that may only shrink. */
export const UNTRIED: readonly string[] = [
  'GET /api/organisations/:id/quiet_hours',
  'POST /api/organisations/:id/reviews', 'GET /api/user/reviews', 'PATCH /api/reviews/:code',
  'PUT /api/reviews/:code/reply', 'DELETE /api/reviews/:code/reply', 'POST /api/reviews/:code/report',
  'POST /api/moderation/:kind/:code', 'GET /api/user/bookmarks',
  'PUT /api/user/bookmarks/:organisation', 'DELETE /api/user/bookmarks/:organisation',
  'GET /api/user/places', 'DELETE /api/user/places/:id', 'DELETE /api/user/tickets/:code',
  'POST /api/user/tickets/:code/undo', 'POST /api/user/tickets/:code/let_pass',
  'POST /api/user/tickets/:code/came_late', 'GET /api/user/tickets/:code',
  'PUT /api/user/tickets/:code/alert', 'DELETE /api/user/tickets/:code/alert',
  'GET /api/user/tickets/:code/events', 'GET /api/tickets/:key/events',
  'GET /api/tickets/:key/let_pass', 'POST /api/tickets/:key/cancel', 'POST /api/tickets/:key/undo',
  'POST /api/tickets/:key/let_pass', 'POST /api/tickets/:key/came_late',
  'POST /api/counter/tickets/:code/call', 'POST /api/counter/tickets/:code/recall',
  'POST /api/counter/tickets/:code/done', 'POST /api/counter/tickets/:code/no_show',
  'POST /api/counter/tickets/:code/return', 'PATCH /api/counter/waiting_lists/:code',
  'GET /api/places/:id/members', 'POST /api/places/:id/members', 'PATCH /api/places/:id/members/:code',
  'DELETE /api/places/:id/members/:code', 'POST /api/places/:id/members/invitations/:code/send_again',
  'DELETE /api/places/:id/members/invitations/:code', 'PUT /api/places/:id/days/:date',
  'DELETE /api/places/:id/days/:date', 'GET /api/places/:id/devices', 'POST /api/places/:id/devices',
  'PATCH /api/places/:id/devices/:code', 'DELETE /api/places/:id/devices/:code',
  'GET /api/places/:id/statistics', 'GET /api/places/:id/audit', 'POST /api/invitations/:token/accept',
  'POST /api/invitations/:token/decline', 'POST /api/users/social', 'POST /api/users/social/link',
  'POST /api/users/social/mail', 'GET /api/user/identities',
  'DELETE /api/user/identities/:provider', 'POST /api/users/password', 'POST /api/user/confirmation',
  'PUT /api/user/password', 'GET /api/people/:code', 'GET /api/user/sessions',
  'DELETE /api/user/sessions', 'DELETE /api/user/sessions/:code', 'GET /api/user/data',
  'GET /api/user/deletion', 'POST /api/user/deletion', 'DELETE /api/user/deletion', 'POST /api/photos',
  'GET /api/user/listings', 'PUT /api/user/listings/:code', 'DELETE /api/user/listings/:code',
  'POST /api/organisations/:id/claims', 'GET /api/user/claims', 'GET /api/moderation/messages',
  'POST /api/organisations/:id/reports', 'GET /api/blog/:post/comments',
  'POST /api/blog/:post/comments', 'GET /api/followers',
  'PUT /api/user/follows/:author', 'DELETE /api/user/follows/:author', 'POST /api/subscriptions',
  'POST /api/subscriptions/confirm', 'GET /api/subscriptions/:key', 'POST /api/subscriptions/:key/end',
]; // prettier-ignore
