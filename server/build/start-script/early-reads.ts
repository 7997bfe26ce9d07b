/** What the document of a portal page reads ahead of its scripts, as addresses of the API. `:id` is that of the page. */
export type EarlyReads = {
  /** What the frame of the page reads. */
  always: readonly string[];
  /** What the page itself reads when its address has no search part. */
  page?: readonly string[];
  /** On the page of a case: the case, and these once it is known to be open to who reads it. */
  ofCase?: readonly string[];
};

const BELL = '/api/notifications?show=unread&limit=1';
const CLIENT = [BELL];
const BROKER = ['/api/chats', BELL];
/** Whether they have their second factor is known before anything else is read. */
const ADMIN = ['/api/user/totp'];
const OF_CASE = ['messages', 'events?limit=100', 'documents', 'requests', 'quotes'].map(
  (part) => `/api/cases/:id/${part}`,
);

const clientHome: EarlyReads = {
  always: CLIENT,
  page: ['/api/cases?as=client', '/api/conversations?as=client'],
};
const brokerHome: EarlyReads = {
  always: BROKER,
  page: ['/api/broker/views', '/api/broker/queue?', '/api/broker/stats'],
};

/**
 * The first reads of the pages that people begin with, by the path of the route. They are those of the queries in the
 * features' `data.ts`, word for word: what differs is read twice, and a journey finds it (tests/e2e/cases).
 */
export const EARLY_READS: Record<string, EarlyReads> = {
  portal: clientHome,
  'portal/dashboard': clientHome,
  'portal/cases/:id': { always: CLIENT, ofCase: OF_CASE },
  'portal/notifications': { always: CLIENT, page: ['/api/notifications?show=all'] },
  'portal/profile': { always: CLIENT },
  broker: brokerHome,
  'broker/dashboard': brokerHome,
  'broker/cases/:id': { always: BROKER, ofCase: OF_CASE },
  'broker/notifications': { always: BROKER, page: ['/api/notifications?show=all'] },
  'broker/availability': { always: BROKER, page: ['/api/broker/availability'] },
  'broker/closed': { always: BROKER },
  'broker/numbers': { always: BROKER, page: ['/api/broker/numbers?period=4w'] },
  'broker/numbers/requests': { always: BROKER },
  'broker/profile': { always: BROKER },
  admin: { always: ADMIN },
  'admin/dashboard': { always: ADMIN },
  'admin/cases': { always: ADMIN, page: ['/api/admin/cases/views'] },
  'admin/cases/:id': { always: ADMIN },
};
