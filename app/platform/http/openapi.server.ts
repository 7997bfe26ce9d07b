import type { Hono } from 'hono';
import { type GenerateSpecOptions, generateSpecs } from 'hono-openapi';
import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '#app/platform/errors.ts';
import type { ApiEnv } from './api-env.server.ts';
import { errorResponses } from './contract.server.ts';

const errorOutput = z.strictObject({
  message: z.string().min(1),
  /** Messages by field, with dotted names for nested fields. */
  errors: z.record(z.string(), z.string()).optional(),
  code: z.enum(Object.keys(ERROR_STATUS)),
  requestId: z.string().min(1),
});

type Document = Awaited<ReturnType<typeof generateSpecs>>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]>['get'];

/** The groups of calls, as a reader needs them; the first stands at the calls themselves. */
const TAGS = [
  'For programs',
  'For everybody',
  'For people with an account',
  'For brokers',
  'For administrators',
];
const FOR_EVERYBODY =
  /^(?!\/api\/)|^\/api\/(?:quotes|track|contact|newsletter|ai-chat|testimonials|promises|docs|login|logout|register|forgot|reset|verify|invitation|first-admin)\b/;

function tagOf(path: string): string {
  if (path.startsWith('/api/admin/')) return 'For administrators';
  if (path.startsWith('/api/broker/')) return 'For brokers';
  return FOR_EVERYBODY.test(path) ? 'For everybody' : 'For people with an account';
}

const HEALTH = ['/healthz', '/readyz'];

/** The OpenAPI document of every route of `app`: generated once, from what validates each call and describes its answer. */
export function openApiDocument(app: Hono<ApiEnv>, documentation: GenerateSpecOptions['documentation']) {
  let document: Promise<Document> | undefined;
  return () => {
    document ??= generate(app, documentation);
    return document;
  };
}

async function generate(
  app: Hono<ApiEnv>,
  documentation: GenerateSpecOptions['documentation'],
): Promise<Document> {
  const document = await generateSpecs(app, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      ...documentation,
      components: {
        schemas: { Error: z.toJSONSchema(errorOutput) as object },
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      },
    },
  });
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = operations?.[method];
      if (!operation) continue;
      const errors = errorResponses(errorsOf(path, method, operation));
      const operationId = nameOf(method, path);
      operation.tags ??= [tagOf(path)];
      Object.assign(operation, { operationId, responses: { ...errors, ...operation.responses } });
    }
  }
  return { ...document, tags: TAGS.map((name) => ({ name })) };
}

/** `patchApiCasesById`. The generator's own name is that of a middleware where several stand before a route. */
function nameOf(method: string, path: string): string {
  const parts = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z0-9]+/);
  return method + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

/** The errors that come from what stands before every command: limits, guards against other sites, validation. */
function errorsOf(path: string, method: string, operation: NonNullable<Operation>): ErrorCode[] {
  if (HEALTH.includes(path)) return ['unavailable'];
  const parameters = (operation.parameters ?? []).flatMap((one) => ('in' in one ? [one.in] : []));
  const isApi = path.startsWith('/api/');
  return [
    ...(['too_many_requests', 'internal', 'unavailable'] as const),
    ...(isApi || method !== 'get' ? (['forbidden'] as const) : []),
    // Of an administrator who must set up a second factor first.
    ...(isApi ? (['two_factor_required'] as const) : []),
    ...(isApi && parameters.includes('path') ? (['not_found'] as const) : []),
    ...(parameters.some((place) => place === 'query' || place === 'header') ? (['invalid'] as const) : []),
    ...(method === 'get' ? [] : (['too_large', 'unsupported_type'] as const)),
    ...(operation.requestBody ? (['bad_request', 'invalid'] as const) : []),
  ];
}
