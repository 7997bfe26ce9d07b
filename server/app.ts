import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Auth, openAuth } from '#app/features/accounts/auth.server.ts';
import { resolveViewer } from '#app/features/accounts/sessions/resolve-viewer.server.ts';
import { type ChatAssistant, openAssistant } from '#app/features/assistant/assistant.server.ts';
import type { LiveLessons } from '#app/features/assistant/teaching/learning/open-lessons.server.ts';
import { setPersonLinks } from '#app/features/cases/records/person-link.server.ts';
import { dangerDespiteLimits } from '#app/features/chat/limits/danger-despite-limits.server.ts';
import { floodGate } from '#app/features/chat/limits/flood-gate.server.ts';
import { contactPages } from '#app/features/contact/plain-pages.server.ts';
import { UPLOAD_PATH } from '#app/features/documents/upload/upload-limits.ts';
import { newsletterPages } from '#app/features/newsletter/plain/plain-pages.server.ts';
import { mutePages } from '#app/features/notifications/bell/mute-page.server.ts';
import { resolveToken } from '#app/features/oversight/api-tokens/resolve-token.server.ts';
import { readFigures } from '#app/features/oversight/operations/read-figures.server.ts';
import { chatLimits, settingsOver } from '#app/features/oversight/settings/apply.server.ts';
import type { LiveSettings } from '#app/features/oversight/settings/open-settings.server.ts';
import { privacyPages } from '#app/features/privacy/from-message/confirm-page.server.ts';
import { quoteFormPages } from '#app/features/quotes/plain/plain-form-pages.server.ts';
import { linkOfCase } from '#app/features/quotes/tracking/links.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { answerError } from '#app/platform/http/answer-error.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { callerAddress } from '#app/platform/http/caller-address.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { createRateLimiter } from '#app/platform/http/limits/rate-limiter.server.ts';
import { openApiDocument } from '#app/platform/http/openapi.server.ts';
import { apiHeaders, jsonBodies, requestLog, sameOrigin } from '#app/platform/http/request-context.server.ts';
import type { Live } from '#app/platform/live/live.server.ts';
import { setSiteMenu } from '#app/platform/plain/plain-frame.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { setPublicUrl } from '#app/platform/process/public-url.server.ts';
import { type ApiParts, createApi } from './api.ts';
import { SITE_MENU } from './site/site-menu.ts';
import { siteStylesheets } from './site/styles.ts';
import { limitBodies, REQUEST_LIMITS } from './start/request-limits.ts';

const CONTRACT = {
  info: {
    title: 'Chinook Cover',
    version: '1',
    description: 'Insurance enquiries for Alberta. Not a broker, agent or insurer.',
  },
  servers: [{ url: '/' }],
};
export type AppParts = {
  env: Env;
  database: Database;
  live: Live;
  log: Logger;
  settings: LiveSettings;
  /** Opened by the caller when it has a saved index; otherwise the content is read at the first question. */
  chat?: ChatAssistant;
  /** What is taught; where there is none, nothing is learned. */
  lessons?: LiveLessons | null;
  /** Where documents are kept; what the configuration says when left out. */
  storage?: Storage;
};

/** Composes the JSON API. `bindings.incoming` is Node's request, for the caller's address. */
export async function createApp(parts: AppParts) {
  const { env, database, live, log, settings } = parts;
  setPublicUrl(env.PUBLIC_URL);
  setPersonLinks(linkOfCase);
  const auth: Auth = await openAuth(database.db, env);
  const { secret } = await auth.$context;
  const limiter = createRateLimiter(database.db, {
    enabled: env.RATE_LIMITS === 'on',
    secret,
    points: () => chatLimits(settings.current()),
  });
  const app = newApi();

  app.use(async (c, next) => {
    const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
    c.set('env', settingsOver(env, settings.current()));
    c.set('db', database.db);
    c.set('live', live);
    c.set('log', log);
    c.set('limiter', limiter);
    c.set('secret', secret);
    c.set(
      'ip',
      callerAddress(c.req.header('x-forwarded-for'), incoming?.socket?.remoteAddress ?? '', env.TRUST_PROXY),
    );
    await next();
  });
  if (env.METRICS_TOKEN) await mountMetrics(app, env.METRICS_TOKEN);
  const own = apiParts(parts);
  if (env.RATE_LIMITS === 'on') gateChat(app, own.chat);
  app.use(requestLog(), apiHeaders());
  app.onError(answerError);
  app.notFound((c) => answerError(notFound(), c));

  app.get(
    '/healthz',
    describe('Whether the process is alive', { 200: z.object({ status: z.literal('ok') }) }),
    (c) => c.json({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    describe('Whether the database answers', { 200: z.object({ status: z.literal('ready') }) }),
    async (c) => {
      await database.db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    },
  );
  // Who only works off jobs answers no people, so nothing else can go wrong there.
  if (env.ROLE === 'worker') return app;

  app.use(sameOrigin(), limit('api.ip'));
  app.use('/api/*', jsonBodies({ formsAt: [/^\/api\/newsletter\/unsubscribe\//, UPLOAD_PATH] }));
  app.use(limitBodies(REQUEST_LIMITS));
  app.use(await resolveViewer(auth, database.db), resolveToken());
  app.route('/api', createApi(auth, own));
  setSiteMenu(SITE_MENU);
  app.route('/', quoteFormPages(siteStylesheets));
  app.route('/', contactPages(siteStylesheets));
  app.route('/', privacyPages(siteStylesheets));
  app.route('/', newsletterPages(siteStylesheets));
  app.route('/', mutePages(siteStylesheets));
  const contract = openApiDocument(app, CONTRACT);
  app.get(
    '/openapi.json',
    describe('This description', { 200: z.record(z.string(), z.unknown()) }),
    async (c) => c.json(await contract()),
  );
  return app;
}

/** What meets a message of the chat before anything else does. */
function gateChat(app: ReturnType<typeof newApi>, { assistant }: ChatAssistant): void {
  app.post('/api/ai-chat', dangerDespiteLimits(assistant), floodGate());
}

/** What the API is made of; what the caller has not opened is opened here. */
function apiParts({ env, log, settings, database: { db }, ...parts }: AppParts): ApiParts {
  return {
    chat: parts.chat ?? openAssistant(env, log, { folder: null, rules: settings.current, db }),
    lessons: parts.lessons ?? null,
    storage: parts.storage ?? openStorage(env),
    settings,
  };
}

/** Measures every request from here on, and shows what was measured to whoever knows the token. */
async function mountMetrics(app: ReturnType<typeof newApi>, token: string): Promise<void> {
  // Where nobody asks for it, a start does not wait for the library either.
  const { openMetrics, requireToken } = await import('#app/platform/http/metrics.server.ts');
  const metrics = openMetrics();
  app.use(metrics.measure);
  app.get(
    '/metrics',
    describe('What this process counts, in the format of Prometheus', { 200: 'text/plain' }, 'not_found'),
    async (c) => {
      requireToken(c, token);
      return metrics.answer(c, await readFigures(c.var.db, c.var.live, c.var.env));
    },
  );
}
