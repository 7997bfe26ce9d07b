import { TextLink } from '#app/ui/text/text-link.tsx';
import { type Question, QuestionList } from '../skeleton/question-list.tsx';

type HomeQuestionsProps = {
  heading: string;
  link: { label: string; to: string };
  questions: readonly Question[];
};

/** The six questions of the specification. */
export function HomeQuestions({ heading, link, questions }: HomeQuestionsProps) {
  return (
    <section
      aria-labelledby="home-questions"
      className="site-width drawn-in-view grid gap-x-16 gap-y-6 py-10 sm:py-24 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="home-questions" className="text-3xl">
          {heading}
        </h2>
        <TextLink to={link.to} className="mt-3 inline-flex min-h-11 items-center">
          {link.label}
        </TextLink>
      </div>
      <QuestionList questions={questions} />
    </section>
  );
}
