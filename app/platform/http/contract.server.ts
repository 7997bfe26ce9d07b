import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver, uniqueSymbol } from 'hono-openapi';
import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '#app/platform/errors.ts';

type MediaType = `${string}/${string}`;
/** JSON of a schema, something of another kind by its media types, or nothing (204, redirects). */
type Answer = z.ZodType | MediaType | readonly MediaType[] | null;

type Responses = NonNullable<Parameters<typeof describeRoute>[0]['responses']>;

const ERROR_SCHEMA = { schema: { $ref: '#/components/schemas/Error' } };
const PAGE_SCHEMA = { schema: { type: 'string' as const } };

/**
 * Tells `/openapi.json` what a route is for, what it answers by status, and with which errors its command refuses. What
 * it takes is told by its validation; the errors of validation, guards and limits are added by openapi.server.ts.
 */
export const describe = (summary: string, answers: Record<number, Answer>, ...refusals: ErrorCode[]) =>
  describeRoute({
    summary,
    responses: { ...answerResponses(summary, answers), ...errorResponses(refusals) },
  });

/** Tells of a route that takes a file with some fields around it; the route reads them by itself. */
export const describeUpload = (
  summary: string,
  fields: z.ZodObject,
  answers: Record<number, Answer>,
  ...refusals: ErrorCode[]
) =>
  describeRoute({
    summary,
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: uploadSchema(fields) } },
    },
    responses: { ...answerResponses(summary, answers), ...errorResponses(refusals) },
  });

/** Tells of a page without script: what it cannot do it says on a page, too. With `form` it takes the page's fields. */
export const describePage = (
  summary: string,
  options: { form?: true; redirects?: true },
  ...refusals: ErrorCode[]
) =>
  describeRoute({
    summary,
    ...(options.form && { requestBody: FORM_BODY }),
    responses: {
      ...answerResponses(summary, options.redirects ? { 303: null } : {}),
      ...answerResponses(summary, { 200: 'text/html' }),
      ...errorResponses(refusals, { 'text/html': PAGE_SCHEMA }),
    },
  });

/** Tells of a header that a route reads by itself. */
export const describeHeader = (name: string, description: string) =>
  describeRoute({ parameters: [{ in: 'header', name, description, schema: { type: 'string' } }] });

/** Tells that every route behind a middleware may be refused with these errors. */
export function refusesWith<Middleware extends MiddlewareHandler>(
  middleware: Middleware,
  ...codes: ErrorCode[]
): Middleware {
  return Object.assign(middleware, { [uniqueSymbol]: { spec: { responses: errorResponses(codes) } } });
}

/** The answers with these errors by status; `others` are the kinds of body that they may have instead of JSON. */
export function errorResponses(codes: readonly ErrorCode[], others: object = {}): Responses {
  const responses: Responses = {};
  for (const status of new Set(codes.map((code) => ERROR_STATUS[code]))) {
    const description = codes.filter((code) => ERROR_STATUS[code] === status).join(', ');
    responses[status] = { description, content: { 'application/json': ERROR_SCHEMA, ...others } };
  }
  return responses;
}

const FORM_BODY = {
  description: 'The fields of the form on the page',
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' as const } } },
};

function uploadSchema(fields: z.ZodObject) {
  const { properties } = z.toJSONSchema(fields, { io: 'input' });
  const file = { type: 'string' as const, format: 'binary' };
  return { type: 'object' as const, properties: { file, ...(properties as object) }, required: ['file'] };
}

function answerResponses(description: string, answers: Record<number, Answer>): Responses {
  const responses: Responses = {};
  for (const [status, answer] of Object.entries(answers))
    responses[status] = { description, ...contentOf(answer) };
  return responses;
}

function isList(answer: Exclude<Answer, null | string>): answer is readonly MediaType[] {
  return Array.isArray(answer);
}

function contentOf(answer: Answer) {
  if (answer === null) return {};
  if (typeof answer === 'string') return { content: { [answer]: PAGE_SCHEMA } };
  if (isList(answer)) return { content: Object.fromEntries(answer.map((type) => [type, PAGE_SCHEMA])) };
  return { content: { 'application/json': { schema: resolver(answer, { options: { io: 'output' } }) } } };
}
