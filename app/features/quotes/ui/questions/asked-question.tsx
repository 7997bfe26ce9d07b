import { type Answers, isRequired } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import { QuestionField } from './question-field.tsx';
import { QuestionList } from './question-list.tsx';

/** One question of the catalogue with all its fields. `name` is that of the form. */
export function AskedQuestion({
  question,
  answers,
  name,
}: {
  question: Question;
  answers: Answers;
  name: string;
}) {
  switch (question.kind) {
    case 'group':
      return question.fields.map((field) => (
        <QuestionField
          key={field.name}
          question={field}
          name={`${name}.${field.name}`}
          isRequired={field.required === true}
        />
      ));
    case 'list':
      return <QuestionList {...{ question, name }} />;
    default:
      return <QuestionField {...{ question, name }} isRequired={isRequired(question, answers)} />;
  }
}
