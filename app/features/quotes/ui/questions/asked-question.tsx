import { type Answers, isRequired } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import { QuestionField } from './question-field.tsx';
import { QuestionList } from './question-list.tsx';

type AskedQuestionProps = {
  question: Question;
  answers: Answers;
  /** That of the form. */
  name: string;
  /** It was asked for: it does not say that it may be left out, as it does to everybody else. */
  isWanted?: boolean;
};

/** One question of the catalogue with all its fields. */
export function AskedQuestion({ question, answers, name, isWanted = false }: AskedQuestionProps) {
  switch (question.kind) {
    case 'group':
      return question.fields.map((field) => (
        <QuestionField
          key={field.name}
          question={field}
          name={`${name}.${field.name}`}
          isRequired={isWanted || field.required === true}
        />
      ));
    case 'list':
      return <QuestionList {...{ question, name }} />;
    default:
      return <QuestionField {...{ question, name }} isRequired={isWanted || isRequired(question, answers)} />;
  }
}
