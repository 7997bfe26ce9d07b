import { Fragment } from 'react';
import { Link } from 'react-router';
import { find, MOST, useIndex } from '#app/site/search/use-index.ts';
import { TextLink } from '#app/ui/text-link.tsx';

const MOST_ELSEWHERE = 2;

/** The questions that fit what is typed, best first. One that has only some of the words is no answer, and no page is either. */
export function FoundQuestions({ wanted }: { wanted: string }) {
  const [index, problem] = useIndex(true);
  const found = index ? find(index, wanted, 'Question').filter(isFitting) : [];
  const elsewhere = index
    ? find(index, wanted).filter((place) => place.kind !== 'Question' && isFitting(place))
    : [];
  return (
    <>
      <p role="status" className="mt-3 text-sm text-slate">
        {statusWords({ isReady: index !== undefined, problem, count: found.length })}
        {index && found.length === 0 && (
          <>
            {' '}
            Try a shorter or another word, <TextLink to="/chatbot">ask the assistant</TextLink>, or{' '}
            <TextLink to="/contact">write to us</TextLink>.
          </>
        )}
      </p>
      <ul className="mt-1 grid gap-x-10 lg:grid-cols-2">
        {found.map(({ id, title, excerpt, to }) => (
          <li key={id} className="border-t border-line">
            <Link to={to} prefetch="intent" className="group block py-3">
              <span className="block font-semibold group-hover:text-spruce">{title}</span>
              <span className="line-clamp-2 text-sm text-slate">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <p className="mt-4 text-sm">
          <span className="text-slate">On other pages: </span>
          {elsewhere.slice(0, MOST_ELSEWHERE).map(({ id, title, to }, position) => (
            <Fragment key={id}>
              {position > 0 && ', '}
              <TextLink to={to}>{title}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function isFitting({ fit }: ReturnType<typeof find>[number]): boolean {
  return fit !== 'some';
}

function statusWords(now: { isReady: boolean; problem: boolean; count: number }): string {
  if (now.problem) return 'The questions could not be searched. Please try again later.';
  if (!now.isReady) return 'Loading…';
  if (now.count === 0) return 'No question matches.';
  if (now.count === MOST) return `The ${MOST} best matches`;
  return now.count === 1 ? 'One question' : `${now.count} questions`;
}
