import type { Context } from 'hono';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { plainFailure } from './plain-forms.server.ts';
import { plainMessage } from './plain-page.server.ts';

const CANNOT = 'We cannot reach our records right now. Nothing has changed. Please try again in a moment.';
const GONE = 'This link is not known here, or what it was about has been deleted.';

export const HOME_LINK = { to: '/', label: 'Back to Home' };

type Act = (c: Context<ApiEnv>, token: string) => Promise<Response>;

/** Does what a mailed link is for, whose key is the part `token` of the path; what cannot be done is said on a page. */
export const answerByLink =
  (stylesheets: () => readonly string[], act: Act) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    try {
      return await act(c, c.req.param('token') ?? '');
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === 'not_found';
      const told = isUnknown ? new AppError('gone', GONE) : error;
      const { text, status } = plainFailure(c, told, CANNOT);
      const title = status === 410 ? 'This link does not work' : 'This did not work';
      const page = { title, lead: text, links: [HOME_LINK], stylesheets: stylesheets() };
      return c.html(plainMessage(page), status);
    }
  };
