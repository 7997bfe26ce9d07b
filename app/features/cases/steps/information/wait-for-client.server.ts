import { z } from 'zod';
import { note } from '#app/features/cases/steps/note.ts';
import { SAY_WHAT_YOU_NEED } from '#app/features/cases/steps/reasons.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';

/** It is the client's turn by a message: one that was sent (`messageId`), or these words. */
export const waitForClient = defineStep({
  audit: 'waiting_begun',
  input: z.strictObject({ note, messageId: z.uuid().optional() }),
  decide: ({ row }, { note: words, messageId }, { now }) => {
    if (!words && !messageId) throw invalid({ note: SAY_WHAT_YOU_NEED });
    return {
      events: [
        { kind: 'client_asked', data: { ...(words && { note: words }), ...(messageId && { messageId }) } },
      ],
      // Whoever wrote a message has told them with it.
      notices: messageId
        ? []
        : [{ kind: 'client_asked', to: 'person', occasion: `${row.id} ${now.toISOString()}` }],
    };
  },
});
