import { accountsApi } from '#app/features/accounts/api.server.ts';
import type { Auth } from '#app/features/accounts/auth.server.ts';
import type { ChatAssistant } from '#app/features/assistant/assistant.server.ts';
import { searchApi } from '#app/features/assistant/search/api.server.ts';
import { lessonsApi } from '#app/features/assistant/teaching/api.server.ts';
import type { LiveLessons } from '#app/features/assistant/teaching/learning/open-lessons.server.ts';
import { brokersApi } from '#app/features/brokers/api.server.ts';
import { casesApi } from '#app/features/cases/api.server.ts';
import { callsApi } from '#app/features/cases/calls/api.server.ts';
import { certificatesApi } from '#app/features/cases/certificates/api.server.ts';
import { informationRequestsApi } from '#app/features/cases/information-requests/api.server.ts';
import { adminCasesApi } from '#app/features/cases/oversight/api.server.ts';
import { adminBrokersApi } from '#app/features/cases/oversight/brokers/api.server.ts';
import { adminClientsApi } from '#app/features/cases/oversight/clients/api.server.ts';
import { startViewApi } from '#app/features/cases/oversight/clients/view-as-api.server.ts';
import { exportsApi } from '#app/features/cases/oversight/exports/api.server.ts';
import { quoteSummariesApi } from '#app/features/cases/quote-summaries/api.server.ts';
import { chatApi } from '#app/features/chat/api.server.ts';
import { contactApi } from '#app/features/contact/api.server.ts';
import { inboxApi } from '#app/features/contact/inbox/api.server.ts';
import { contentReviewApi } from '#app/features/content-review/api.server.ts';
import { documentsApi } from '#app/features/documents/api.server.ts';
import { availabilityApi } from '#app/features/matching/availability/api.server.ts';
import { assignByHandApi } from '#app/features/matching/by-hand/api.server.ts';
import { inBulkApi } from '#app/features/matching/in-bulk/api.server.ts';
import { messagesApi } from '#app/features/messages/api.server.ts';
import { newsletterApi } from '#app/features/newsletter/api.server.ts';
import { exportedNewsletter } from '#app/features/newsletter/export.server.ts';
import { issuesApi } from '#app/features/newsletter/issues/api.server.ts';
import { notificationsApi } from '#app/features/notifications/api.server.ts';
import { oversightApi } from '#app/features/oversight/api.server.ts';
import { tokensApi } from '#app/features/oversight/api-tokens/api.server.ts';
import { referenceApi } from '#app/features/oversight/api-tokens/reference/api.server.ts';
import { programsApi } from '#app/features/oversight/api-tokens/v1/api.server.ts';
import { mergingApi } from '#app/features/oversight/merging/api.server.ts';
import { promisesApi } from '#app/features/oversight/promises/api.server.ts';
import { settingsApi } from '#app/features/oversight/settings/api.server.ts';
import type { LiveSettings } from '#app/features/oversight/settings/open-settings.server.ts';
import { privacyRequestsApi } from '#app/features/privacy/answering/api.server.ts';
import { privacyApi } from '#app/features/privacy/api.server.ts';
import { caseArchiveApi } from '#app/features/privacy/case-archive/api.server.ts';
import { givenConsentsApi } from '#app/features/privacy/given-consents/api.server.ts';
import { queueApi } from '#app/features/queue/api.server.ts';
import { savedRepliesApi } from '#app/features/queue/saved-replies/api.server.ts';
import { askingApi } from '#app/features/quotes/answers/asked/api.server.ts';
import { ratingApi } from '#app/features/quotes/answers/rating/api.server.ts';
import { quotesApi } from '#app/features/quotes/api.server.ts';
import { consentsApi } from '#app/features/quotes/consents/api.server.ts';
import { correctionsApi } from '#app/features/quotes/corrections/api.server.ts';
import { trackedAccountApi } from '#app/features/quotes/tracking/account/api.server.ts';
import { trackingApi } from '#app/features/quotes/tracking/api.server.ts';
import { trackedCallsApi } from '#app/features/quotes/tracking/work/calls-api.server.ts';
import { trackedDocumentsApi } from '#app/features/quotes/tracking/work/documents-api.server.ts';
import { trackedStreamApi } from '#app/features/quotes/tracking/work/stream-api.server.ts';
import { trackedWorkApi } from '#app/features/quotes/tracking/work/work-api.server.ts';
import { tasksApi } from '#app/features/tasks/api.server.ts';
import { testimonialsApi } from '#app/features/testimonials/api.server.ts';
import { exportedTestimonials } from '#app/features/testimonials/export.server.ts';
import { publishingApi } from '#app/features/testimonials/publishing/api.server.ts';
import { webhooksApi } from '#app/features/webhooks/api.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { operationsApi } from '#app/platform/jobs/operations.server.ts';
import { eventsApi } from '#app/platform/live/events.server.ts';
import { siteStylesheets } from './site/styles.ts';

export type ApiParts = {
  chat: ChatAssistant;
  lessons: LiveLessons | null;
  storage: Storage;
  settings: LiveSettings;
};

/** The contents page of the API: every noun's routes, mounted below `/api`. */
export function createApi(auth: Auth, { chat, lessons, storage, settings }: ApiParts) {
  const api = newApi()
    .route('/', eventsApi)
    .route('/', operationsApi)
    .route('/', contentReviewApi)
    .route('/', notificationsApi)
    .route('/', accountsApi(auth))
    .route('/', brokersApi)
    .route('/', privacyApi([exportedNewsletter, exportedTestimonials]))
    .route('/', privacyRequestsApi([exportedNewsletter, exportedTestimonials]))
    .route('/', casesApi)
    .route('/', adminCasesApi)
    .route('/', assignByHandApi)
    .route('/', inBulkApi)
    .route('/', mergingApi)
    .route('/', adminBrokersApi)
    .route('/', adminClientsApi)
    .route('/', startViewApi)
    .route('/', exportsApi)
    .route('/', oversightApi)
    .route('/', settingsApi(settings))
    .route('/', webhooksApi)
    .route('/', tokensApi)
    .route('/', programsApi)
    .route('/', referenceApi(siteStylesheets))
    .route('/', documentsApi(storage))
    .route('/', caseArchiveApi(storage))
    .route('/', givenConsentsApi)
    .route('/', informationRequestsApi)
    .route('/', quoteSummariesApi)
    .route('/', certificatesApi)
    .route('/', callsApi)
    .route('/', messagesApi)
    .route('/', tasksApi)
    .route('/', savedRepliesApi)
    .route('/', queueApi)
    .route('/', availabilityApi)
    .route('/', quotesApi)
    .route('/', ratingApi)
    .route('/', correctionsApi)
    .route('/', askingApi)
    .route('/', consentsApi)
    .route('/', trackingApi)
    .route('/', trackedStreamApi)
    .route('/', trackedAccountApi)
    .route('/', trackedWorkApi)
    .route('/', trackedCallsApi)
    .route('/', trackedDocumentsApi(storage))
    .route('/', promisesApi)
    .route('/', contactApi)
    .route('/', inboxApi)
    .route('/', newsletterApi)
    .route('/', issuesApi)
    .route('/', testimonialsApi)
    .route('/', publishingApi)
    .route('/', lessonsApi({ knowledge: chat.knowledge, lessons }))
    .route('/', searchApi(chat.knowledge))
    .route('/', chatApi(chat));
  return api;
}
