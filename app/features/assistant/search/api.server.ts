import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { output, query } from '#app/platform/http/validate.server.ts';
import type { KnowledgeSource } from '../knowledge.server.ts';
import { questionsMeant } from './meant-questions.server.ts';
import { meant, searchedFor } from './schema.ts';

/** What the same words mean changes with a day and with what is taught. */
const FRESH_SECONDS = 600;

/** `/api/questions`: what somebody who searches means. Nothing that is searched for is kept. */
export const searchApi = (knowledge: KnowledgeSource) =>
  newApi().get(
    '/questions',
    describe('Finds the questions that the words of a search mean', { 200: meant }),
    limit('search.ip'),
    query(searchedFor),
    async (c) => {
      const found = questionsMeant(c.req.valid('query').q, await knowledge.open());
      c.header('Cache-Control', `private, max-age=${FRESH_SECONDS}`);
      return output(c, meant, found);
    },
  );
