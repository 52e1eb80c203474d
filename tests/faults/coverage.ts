/**
 * Calls of the server that neither the matrix nor the pressed screens make, or that something tries
 * in a way of its own: a file and a name in it.
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
  'GET /api/places/:id/audit': 'stories/pages/manage/ManagePage.stories.tsx#HistoryUnreachable',
  'POST /api/users/links': 'stories/pages/recover/RecoverPage.stories.tsx#LinkFails',
};

/** Calls that no screen makes: documents, links that a browser or a mail program follows, a tool. */
export const NO_SCREEN: readonly string[] = [
  'GET /api/docs', 'GET /api/docs/*', 'GET /api/docs/', 'GET /api/docs/json', 'GET /api/docs/yaml',
  'GET /api/docs/static/*', 'GET /api/docs/static/index.html', 'GET /api/docs/static/swagger-initializer.js',
  'GET /api/tickets/:key.ics', 'GET /api/users/social/:provider', 'GET /api/users/social/:provider/callback',
  'GET /api/subscriptions/:key/end', 'GET /api/dev/mail', 'GET /api/dev/mail/:id',
  'GET /api/moderation/messages',
]; // prettier-ignore

/** Calls whose failure no test tries in a browser: a gap that is known, and that may only shrink. */
export const UNTRIED: readonly string[] = [
  'PATCH /api/reviews/:code', 'POST /api/user/tickets/:code/undo',
  'GET /api/user/tickets/:code/events', 'GET /api/tickets/:key/let_pass',
  'POST /api/tickets/:key/undo', 'POST /api/tickets/:key/came_late',
  'PATCH /api/places/:id/members/:code', 'POST /api/users/social', 'POST /api/users/social/link',
  'POST /api/users/social/mail', 'DELETE /api/user/identities/:provider',
  'POST /api/users/password', 'GET /api/people/:code', 'GET /api/user/data',
  'GET /api/user/deletion', 'POST /api/photos', 'PUT /api/user/listings/:code',
  'POST /api/organisations/:id/claims', 'DELETE /api/user/follows/:author',
]; // prettier-ignore
