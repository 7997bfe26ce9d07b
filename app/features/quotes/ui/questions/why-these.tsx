import { WhyWeAsk } from '#app/ui/forms/unfold.tsx';

type Reason = { label: string; why: string };
type Asked = Reason & { fields?: readonly Reason[] };

/** The reason for each question of a screen, folded away in one place. */
export function WhyThese({ questions }: { questions: readonly Asked[] }) {
  const reasons = Map.groupBy(questions.flatMap(fieldsOf), ({ why }) => why);
  return (
    <WhyWeAsk>
      <dl className="flex flex-col gap-2">
        {[...reasons].map(([why, asked]) => (
          <div key={why}>
            <dt className="font-medium text-ink">{asked.map(({ label }) => label).join(', ')}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </WhyWeAsk>
  );
}

function fieldsOf(question: Asked): readonly Reason[] {
  return question.fields ?? [question];
}
