import { ADMIN_ROUTES } from './admin-routes.ts';

/** Those who call each route of the API in route-rules.db.test.ts. The case is the client's and with the broker. */
export const CALLERS = ['visitor', 'client', 'otherClient', 'broker', 'otherBroker', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** `in`: answered with success. A refusal is for who calls: the call itself is right (tests/fixtures/api/calls/valid-calls.ts). */
type Outcome = 'in' | 401 | 403 | 404;

/** In the order of CALLERS; `same` means that who calls makes no difference, and that the call succeeds. */
export type RouteRule = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome] | 'same' | 'gone';

const ANYBODY: RouteRule = 'same';
const SIGNED_IN: RouteRule = [401, 'in', 'in', 'in', 'in', 'in'];
const BROKERS: RouteRule = [401, 403, 403, 'in', 'in', 'in'];
/** For tokens alone, which resolve-token.db.test.ts tries at every route: no session opens it. */
const PROGRAMS: RouteRule = [401, 403, 403, 403, 403, 403];
const ADMINS: RouteRule = [401, 403, 403, 403, 403, 'in'];
/** Whose case it is, the broker it is with, and admins; for all others it does not exist. */
const CASE_READ: RouteRule = [401, 'in', 404, 'in', 404, 'in'];
/** What only the person whose case it is says. */
const CASE_CLIENT: RouteRule = [401, 'in', 404, 403, 404, 403];
const CASE_WORK: RouteRule = [401, 403, 403, 'in', 404, 'in'];
/** The same once the broker has accepted it: what was said is not for one who was only asked. */
const CASE_TALK: RouteRule = [401, 'in', 404, 'in', 404, 'in'];
/** A message of the client: nobody else changes it. */
const OWN_MESSAGE: RouteRule = [401, 'in', 404, 404, 404, 404];
/** What only the broker of a case does, no administrator for them. */
const CASE_BROKER: RouteRule = [401, 403, 403, 'in', 404, 403];
/** Brokers have a profile, administrators have none. */
const OWN_PROFILE: RouteRule = [401, 403, 403, 'in', 'in', 404];
/** A task or a saved reply of the broker. */
const OWN_PLAN: RouteRule = [401, 403, 403, 'in', 404, 404];
/** A conversation that belongs to a case which the broker has accepted. */
const CHAT_WORK: RouteRule = [401, 403, 403, 'in', 404, 'in'];
/** Good for whoever holds the link while there is no administrator, and then for nobody (410). */
const BEFORE_FIRST_ADMIN: RouteRule = 'gone';

/** Who may call what: a route without a line here fails the tests, and so does a line without a route. */
export const ROUTE_RULES: Record<string, RouteRule> = {
  'GET /healthz': ANYBODY,
  'GET /readyz': ANYBODY,
  'GET /openapi.json': ANYBODY,
  'GET /get-quote/plain': ANYBODY,
  'POST /get-quote/plain': ANYBODY,
  'GET /get-quote/plain/thank-you': ANYBODY,
  'GET /contact/plain': ANYBODY,
  'POST /contact/plain': ANYBODY,
  'GET /contact/plain/sent': ANYBODY,
  'GET /privacy/confirm/:token': ANYBODY,
  'POST /privacy/confirm/:token': ANYBODY,
  'GET /newsletter/plain': ANYBODY,
  'POST /newsletter/plain': ANYBODY,
  'GET /newsletter/plain/sent': ANYBODY,
  'GET /newsletter/plain/deleted': ANYBODY,
  'GET /newsletter/confirm/:token?': ANYBODY,
  'POST /newsletter/confirm/:token?': ANYBODY,
  'GET /newsletter/preferences/:token?': ANYBODY,
  'POST /newsletter/preferences/:token?': ANYBODY,
  'GET /newsletter/unsubscribe/:token?': ANYBODY,
  'POST /newsletter/unsubscribe/:token?': ANYBODY,
  'GET /notifications/mute/:token': ANYBODY,
  'POST /notifications/mute/:token': ANYBODY,

  'GET /api/docs': ANYBODY,
  'GET /api/docs/:file': ANYBODY,
  'GET /api/user': ANYBODY,
  'POST /api/login': ANYBODY,
  'POST /api/login/two-factor': ANYBODY,
  'POST /api/logout': ANYBODY,
  'POST /api/register': ANYBODY,
  'POST /api/forgot-password': ANYBODY,
  'GET /api/reset-password/:token': ANYBODY,
  'POST /api/reset-password': ANYBODY,
  // The link is the client's: nobody else confirms an account with it.
  'POST /api/verify-email': [401, 'in', 401, 401, 401, 401],
  'GET /api/invitation/:token': ANYBODY,
  'POST /api/invitation': ANYBODY,
  'GET /api/first-admin/:token': BEFORE_FIRST_ADMIN,
  'POST /api/first-admin': BEFORE_FIRST_ADMIN,

  'PATCH /api/user': SIGNED_IN,
  'POST /api/user/password': SIGNED_IN,
  'POST /api/user/email': SIGNED_IN,
  'POST /api/verify-email/resend': SIGNED_IN,
  'GET /api/user/sessions': SIGNED_IN,
  'DELETE /api/user/sessions': SIGNED_IN,
  'DELETE /api/user/sessions/:id': [401, 'in', 404, 404, 404, 404],
  'GET /api/user/totp': SIGNED_IN,
  'POST /api/user/totp': SIGNED_IN,
  'POST /api/user/totp/enrol': SIGNED_IN,
  'POST /api/user/totp/recovery-codes': SIGNED_IN,
  'POST /api/user/totp/off': SIGNED_IN,
  'GET /api/user/export': SIGNED_IN,
  'POST /api/user/deletion-request': SIGNED_IN,
  'GET /api/notification-preferences': SIGNED_IN,
  'PUT /api/notification-preferences': SIGNED_IN,
  'GET /api/notifications': SIGNED_IN,
  'POST /api/notifications/read': SIGNED_IN,
  'PUT /api/notifications/mutes/:caseId': SIGNED_IN,
  'POST /api/notifications/mute/:token': ANYBODY,
  'GET /api/notifications/mute/:token': ANYBODY,
  'GET /api/events': SIGNED_IN,

  'POST /api/quotes': ANYBODY,
  'GET /api/quotes/challenge': ANYBODY,
  'GET /api/quotes/schema/:type': ANYBODY,
  'GET /api/track/receipt/:token': ANYBODY,
  'GET /api/track/receipt/:token/consents/given': ANYBODY,
  'POST /api/track/receipt/:token/withdraw': ANYBODY,
  'POST /api/track/receipt/:token/mail': ANYBODY,
  'POST /api/track/receipt/:token/address': ANYBODY,
  'GET /api/track/:token': ANYBODY,
  'GET /api/track/:token/question': ANYBODY,
  'GET /api/track/:token/deletion-request': ANYBODY,
  'POST /api/track/:token/deletion-request': ANYBODY,
  'GET /api/track/:token/consents': ANYBODY,
  'PUT /api/track/:token/consents': ANYBODY,
  'GET /api/track/:token/consents/given': ANYBODY,
  'PATCH /api/track/:token': ANYBODY,
  'POST /api/track/:token/requests/:id/answer': ANYBODY,
  'POST /api/track/:token/requests/:id/answers': ANYBODY,
  'POST /api/track/:token/quote-summaries/:id/decision': ANYBODY,
  'POST /api/track/:token/changes': ANYBODY,
  'GET /api/track/:token/call-slots': ANYBODY,
  'PUT /api/track/:token/call': ANYBODY,
  'POST /api/track/:token/call/cancel': ANYBODY,
  'POST /api/track/:token/certificates': ANYBODY,
  'POST /api/track/:token/certificates/:id/cancel': ANYBODY,
  'POST /api/track/:token/testimonial': ANYBODY,
  'GET /api/track/:token/testimonial': ANYBODY,
  'POST /api/track/:token/testimonial/consent-withdrawal': ANYBODY,
  'POST /api/track/:token/reopen': ANYBODY,
  'POST /api/track/:token/account': ANYBODY,
  'POST /api/track/:token/withdraw': ANYBODY,
  'GET /api/track/:token/events': ANYBODY,
  'GET /api/track/:token/messages': ANYBODY,
  'POST /api/track/:token/messages/read': ANYBODY,
  'GET /api/track/:token/documents': ANYBODY,
  'POST /api/track/:token/documents': ANYBODY,
  'GET /api/track/:token/documents/:id/file': ANYBODY,
  'GET /api/track/:token/documents/:id/pages/:page': ANYBODY,
  'DELETE /api/track/:token/documents/:id': ANYBODY,
  'POST /api/track/:token/fresh-link': ANYBODY,
  'POST /api/contact': ANYBODY,
  'GET /api/contact/prepared/:token': ANYBODY,
  'POST /api/newsletter/simple': ANYBODY,
  'POST /api/newsletter/confirm': ANYBODY,
  'PUT /api/newsletter/preferences/:token': ANYBODY,
  'POST /api/newsletter/unsubscribe/:token': ANYBODY,
  'GET /api/newsletter/unsubscribe/:token': ANYBODY,
  'GET /api/testimonials': ANYBODY,
  'GET /api/promises': ANYBODY,

  'GET /api/questions': ANYBODY,
  'GET /api/ai-chat': ANYBODY,
  'POST /api/ai-chat': ANYBODY,
  'DELETE /api/ai-chat': ANYBODY,
  'GET /api/ai-chat/lead': ANYBODY,
  'DELETE /api/ai-chat/lead': ANYBODY,
  'POST /api/ai-chat/feedback': ANYBODY,
  'POST /api/ai-chat/handoff': ANYBODY,
  'GET /api/ai-chat/state': ANYBODY,
  'GET /api/ai-chat/events': ANYBODY,
  'GET /api/chats': BROKERS,
  'GET /api/chats/unanswered': ADMINS,
  'GET /api/chats/votes': ADMINS,
  'GET /api/chats/:id': CHAT_WORK,
  'POST /api/chats/:id/take': CHAT_WORK,
  'POST /api/chats/:id/presence': CHAT_WORK,
  'POST /api/chats/:id/messages': CHAT_WORK,
  'POST /api/chats/:id/hand-back': CHAT_WORK,

  'GET /api/cases': SIGNED_IN,
  'GET /api/cases/:id': CASE_READ,
  'GET /api/cases/:id/steps': CASE_READ,
  'GET /api/cases/:id/events': CASE_READ,
  'GET /api/cases/:id/rating-facts': CASE_WORK,
  'GET /api/cases/:id/consents/given': CASE_CLIENT,
  'GET /api/cases/:id/consents': CASE_READ,
  'GET /api/cases/:id/deletion-request': CASE_CLIENT,
  'POST /api/cases/:id/deletion-request': CASE_CLIENT,
  'PUT /api/cases/:id/consents': CASE_CLIENT,
  'GET /api/cases/:id/passport': [401, 'in', 404, 403, 404, 'in'],
  'POST /api/cases/:id/transitions': [401, 'in', 404, 403, 404, 'in'],

  'GET /api/cases/:id/archive': CASE_CLIENT,
  'PATCH /api/cases/:id': [401, 'in', 404, 403, 404, 'in'],
  'POST /api/cases/:id/testimonial': CASE_CLIENT,
  'GET /api/cases/:id/testimonial': CASE_CLIENT,
  'POST /api/cases/:id/testimonial/consent-withdrawal': CASE_CLIENT,
  'GET /api/cases/:id/documents': CASE_READ,
  'POST /api/cases/:id/documents': CASE_READ,
  'GET /api/documents/:id/file': CASE_READ,
  'GET /api/documents/:id/pages/:page': CASE_READ,
  'DELETE /api/documents/:id': [401, 'in', 404, 403, 404, 'in'],
  'GET /api/cases/:id/requests': CASE_READ,
  'POST /api/cases/:id/requests': CASE_WORK,
  'PATCH /api/requests/:id': CASE_CLIENT,
  'POST /api/requests/:id/answers': CASE_CLIENT,
  'GET /api/cases/:id/quotes': CASE_READ,
  'POST /api/cases/:id/quotes': [401, 403, 403, 'in', 404, 403],
  'POST /api/quote-summaries/:id/decision': CASE_CLIENT,
  'GET /api/push': SIGNED_IN,
  'PUT /api/push/subscription': SIGNED_IN,
  'POST /api/push/subscription/end': SIGNED_IN,
  'GET /api/cases/:id/call-slots': CASE_READ,
  'PUT /api/cases/:id/call': CASE_CLIENT,
  'POST /api/cases/:id/call/cancel': [401, 'in', 404, 'in', 404, 403],
  'GET /api/cases/:id/certificates': CASE_READ,
  'POST /api/cases/:id/certificates': CASE_CLIENT,
  'POST /api/certificates/:id/cancel': CASE_CLIENT,
  'PATCH /api/certificates/:id': CASE_WORK,
  'GET /api/conversations': SIGNED_IN,
  'GET /api/cases/:id/messages': CASE_TALK,
  'POST /api/cases/:id/messages': CASE_TALK,
  'POST /api/cases/:id/messages/read': CASE_TALK,
  'PATCH /api/cases/:id/messages/:mid': OWN_MESSAGE,
  'DELETE /api/cases/:id/messages/:mid': OWN_MESSAGE,
  'GET /api/cases/:id/presence': CASE_TALK,
  'POST /api/cases/:id/presence': CASE_TALK,

  'GET /api/broker/cases': BROKERS,
  'GET /api/broker/stats': BROKERS,
  'GET /api/broker/queue': BROKERS,
  'GET /api/broker/numbers': BROKERS,
  'GET /api/broker/availability': OWN_PROFILE,
  'PUT /api/broker/availability': OWN_PROFILE,
  'POST /api/broker/availability/preview': OWN_PROFILE,
  'POST /api/tasks': BROKERS,
  'PATCH /api/tasks/:id': OWN_PLAN,
  'DELETE /api/tasks/:id': OWN_PLAN,
  'GET /api/cases/:id/tasks': CASE_WORK,
  'GET /api/broker/views': BROKERS,
  'PUT /api/broker/views': BROKERS,
  'GET /api/saved-replies': BROKERS,
  'POST /api/saved-replies': BROKERS,
  'PUT /api/saved-replies/:id': OWN_PLAN,
  'DELETE /api/saved-replies/:id': OWN_PLAN,
  'PUT /api/signature': BROKERS,
  'PUT /api/cases/:id/snooze': CASE_BROKER,
  'DELETE /api/cases/:id/snooze': CASE_BROKER,
  'POST /api/broker/cases/:id/accept': CASE_WORK,
  'POST /api/broker/cases/:id/return': CASE_WORK,
  'POST /api/broker/cases/:id/not-real': CASE_WORK,
  'POST /api/broker/cases/:id/contact': [401, 403, 403, 'in', 404, 403],
  'POST /api/broker/cases/:id/policy': [401, 403, 403, 'in', 404, 403],

  ...Object.fromEntries(ADMIN_ROUTES.map((route) => [route, ADMINS])),

  'POST /api/view-as/end': SIGNED_IN,
  'GET /api/v1/cases': PROGRAMS,
  'GET /api/v1/cases/:id': PROGRAMS,
  'GET /api/v1/cases/:id/person': PROGRAMS,
  'GET /api/v1/contact-messages': PROGRAMS,
  'GET /api/v1/contact-messages/:id': PROGRAMS,
  'GET /api/v1/numbers': PROGRAMS,
};
