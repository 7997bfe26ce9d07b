import type { ClientCase } from '#app/features/cases/schema.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { contactPreference } from '#app/features/quotes/ui/contact-preference.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** What a person told us: how to reach them, and their answers. */
export function SentAnswers({ case: { contact, type, answers } }: { case: ClientCase }) {
  return (
    <>
      <Card heading="How to reach you">
        <KeyFacts
          facts={[
            { term: 'Name', detail: contact.fullName },
            { term: 'Email', detail: contact.email },
            ...(contact.phone ? [{ term: 'Phone', detail: contact.phone }] : []),
            { term: 'Contact', detail: contactPreference(contact) },
          ]}
        />
      </Card>
      <Card heading="What you told us">
        <AnswerSections type={type} answers={answers} />
      </Card>
    </>
  );
}
