import type { CaseEvent } from '#app/features/cases/schema.ts';

/** What they gave who read it. Nobody else gives it for them: a file that answers was sent by them, whoever has checked it. */
export function ownGiven({ by, data }: Pick<CaseEvent, 'by' | 'data'>): string {
  if (by === 'The system') return `You sent: ${data.title}`;
  return `You ${data.isCorrection === true ? 'changed the answer' : 'answered'}: ${data.title}`;
}
