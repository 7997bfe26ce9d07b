import { z } from 'zod';
import { lineBody } from '#app/features/messages/schema.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { unknownFields } from './fields.ts';

const title = z
  .string({ error: 'Please give it a title' })
  .overwrite(cleanLine)
  .min(1, { error: 'Please give it a title' })
  .max(60, { error: 'Title must not exceed 60 characters' });

/** What goes out often must be right: the rules for the words of this site hold for it too. */
function holdsRules({ value, issues }: z.core.ParsePayload<string>): void {
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
}

const replyBody = lineBody.check(holdsRules);

/** What the field `{signature}` stands for; empty for none. Fields in it would not be filled in. */
export const signatureInput = z.strictObject({
  signature: z
    .string({ error: 'Please write your signature' })
    .overwrite(cleanText)
    .max(300, { error: 'Signature must not exceed 300 characters' })
    .regex(/^[^{}]*$/, { error: 'A signature has no fields in braces' })
    .check(holdsRules),
});
export type SignatureInput = z.output<typeof signatureInput>;

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

export const savedReply = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  version: z.int(),
  /** Whether it is the house’s, which administrators write for every broker. */
  isHouse: z.boolean(),
  /** Whether the viewer may change and delete it. */
  mayChange: z.boolean(),
});
export type SavedReply = z.output<typeof savedReply>;
export const savedReplyList = z.object({
  items: z.array(savedReply),
  /** What the viewer ends a message with, where a reply has the field for it; null without one. */
  signature: z.string().nullable(),
  /** Whether what the viewer saves is the house’s. */
  savesForHouse: z.boolean(),
});
export type SavedReplyList = z.output<typeof savedReplyList>;
