import type { KnowledgeSource } from '#app/features/assistant/knowledge.server.ts';
import { plainly } from '#app/features/assistant/search/meant-questions.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { takeBack } from './commands/take-back.server.ts';
import { teachWording, writeEntry } from './commands/teach.server.ts';
import { exportLessons } from './export-lessons.server.ts';
import type { LiveLessons } from './learning/open-lessons.server.ts';
import { listLessons } from './queries.server.ts';
import { lessonChoices, lessonList, lessonParams, newEntry, newWording } from './schema.ts';

type Parts = { knowledge: KnowledgeSource; lessons: Pick<LiveLessons, 'state'> | null };

/** `/api/admin/lessons`: what administrators teach the assistant. */
export const lessonsApi = (parts: Parts) =>
  newApi()
    .route('/', readingApi(parts))
    .post(
      '/admin/lessons',
      describe('Teaches a wording for an answer', { 204: null }, 'conflict'),
      requireRole('admin'),
      body(newWording),
      async (c) => {
        const { db, viewer, requestId } = c.var;
        await teachWording(db, viewer, { ...c.req.valid('json'), requestId });
        return c.body(null, 204);
      },
    )
    .post(
      '/admin/lessons/entries',
      describe('Writes an answer, with a wording that asks for it', { 204: null }, 'conflict'),
      requireRole('admin'),
      body(newEntry),
      async (c) => {
        const { db, viewer, requestId } = c.var;
        const { finder } = await parts.knowledge.open();
        const isPlace = (link: string) => finder.placeOf(link) !== null;
        await writeEntry(db, viewer, { ...c.req.valid('json'), requestId, isPlace });
        return c.body(null, 204);
      },
    )
    .delete(
      '/admin/lessons/:id',
      describe('Takes back what was taught', { 204: null }),
      requireRole('admin'),
      params(lessonParams),
      async (c) => {
        const { db, viewer, requestId } = c.var;
        await takeBack(db, viewer, { ...c.req.valid('param'), requestId });
        return c.body(null, 204);
      },
    );

const readingApi = ({ knowledge, lessons }: Parts) =>
  newApi()
    .get(
      '/admin/lessons',
      describe('What was taught, and whether it is in use', { 200: lessonList }),
      requireRole('admin'),
      async (c) => {
        const { book } = await knowledge.open();
        const items = await listLessons(c.var.db, book());
        return output(c, lessonList, { items, state: lessons?.state() ?? 'current' });
      },
    )
    .get(
      '/admin/lessons/choices',
      describe('The answers, and the places of the site', { 200: lessonChoices }),
      requireRole('admin'),
      async (c) => {
        const { book, finder } = await knowledge.open();
        const entries = book()
          .list()
          .map(({ key, question, answer }) => ({ key, question, answer: plainly(answer) }));
        return output(c, lessonChoices, { entries, places: finder.places() });
      },
    )
    .get(
      '/admin/lessons/export',
      describe('What was taught, as a file of the content', { 200: 'text/plain' }),
      requireRole('admin'),
      async (c) => {
        const file = await exportLessons(c.var.db, c.var.viewer, c.var.requestId);
        c.header('content-disposition', 'attachment; filename="taught.txt"');
        return c.text(file);
      },
    );
