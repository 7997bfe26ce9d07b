import { z } from 'zod';
import { lineBody } from '#app/features/messages/schema.ts';
import { cleanLine } from '#app/platform/clean-text.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { unknownFields } from './fields.ts';

const title = z
  .string({ error: 'Please give it a title' })
  .overwrite(cleanLine)
  .min(1, { error: 'Please give it a title' })
  .max(60, { error: 'Title must not exceed 60 characters' });

/** What goes out often must be right: the rules for the words of this site hold for it too. */
const replyBody = lineBody.check(({ value, issues }) => {
  const [unknown] = unknownFields(value);
  if (unknown !== undefined) {
    issues.push({
      code: 'custom',
      input: value,
      message: `{${unknown}} is not a field that can be filled in`,
    });
  }
  const [breach] = findWordingBreaches(value);
  if (breach) {
    const message = `Please do not write “${breach.found}”. ${breach.reason} Instead: ${breach.instead}`;
    issues.push({ code: 'custom', input: value, message });
  }
});

export const replyText = z.strictObject({ title, body: replyBody });

/** `id` is made by who saves it, so that saving it again saves one. */
export const newReply = z.strictObject({
  ...replyText.shape,
  id: z.uuid({ error: 'Please reload the page and try again' }),
});
export type NewReply = z.output<typeof newReply>;

export const replyChange = z.strictObject({
  ...replyText.shape,
  version: z.int({ error: 'Version is required' }).min(1),
});
export type ReplyChange = z.output<typeof replyChange>;

export const replyParams = z.strictObject({ id: z.uuid() });

export const savedReply = z.object({ id: z.uuid(), title: z.string(), body: z.string(), version: z.int() });
export type SavedReply = z.output<typeof savedReply>;
export const savedReplyList = z.object({ items: z.array(savedReply) });
