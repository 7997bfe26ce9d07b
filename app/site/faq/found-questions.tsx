import { Fragment } from 'react';
import { Link } from 'react-router';
import { find, MOST, useIndex } from '#app/site/search/use-index.ts';
import { useMeant } from '#app/site/search/use-meant.ts';
import { isFitting, isOneWord, mayMean, withMeant } from '#app/site/search/with-meant.ts';
import { classNames } from '#app/ui/class-names.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';

const MOST_ELSEWHERE = 2;

/**
 * The questions that are meant by what is typed, and those that fit its words, best first. One that has only some of the words is
 * no answer, and no page is either. The first that is meant is answered right here.
 */
export function FoundQuestions({ wanted }: { wanted: string }) {
  const [index, problem] = useIndex(true);
  const settled = useMeant(wanted, mayMean(wanted));
  const isReady = index !== undefined && settled.words !== '';
  const called = isReady ? find(index, settled.words, 'Question').filter(isFitting) : [];
  const found = withMeant(called, settled, isOneWord(settled.words)).slice(0, MOST);
  const elsewhere = isReady
    ? find(index, settled.words).filter((place) => place.kind !== 'Question' && isFitting(place))
    : [];
  const isBehind = isReady && settled.words !== wanted;
  return (
    <>
      <p role="status" className="mt-3 text-sm text-slate">
        {statusWords({ isReady, problem, count: found.length })}
        {isReady && found.length === 0 && (
          <>
            {' '}
            Try a shorter or another word, <TextLink to="/chatbot">ask the assistant</TextLink>, or{' '}
            <TextLink to="/contact">write to us</TextLink>.
          </>
        )}
      </p>
      {/* What the words before have found stays until these are answered, and looks so. */}
      <ul
        aria-busy={isBehind}
        className={classNames('mt-1 grid gap-x-10 lg:grid-cols-2', isBehind && 'opacity-55')}
      >
        {found.map(({ id, title, excerpt, to, place }, position) => {
          const isAnswered = position === 0 && place !== undefined;
          return (
            <li key={id} className={classNames('border-t border-line', isAnswered && 'lg:col-span-2')}>
              <Link to={to} prefetch="intent" className="group block py-3">
                <span className="block font-semibold group-hover:text-spruce">{title}</span>
                <span
                  className={classNames(
                    'text-sm',
                    isAnswered ? 'block max-w-text' : 'line-clamp-2 text-slate',
                  )}
                >
                  {excerpt}
                </span>
                {place && place !== title && (
                  <span className="mt-1 block text-sm text-spruce">More: {place}</span>
                )}
              </Link>
            </li>
          );
        })}
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

function statusWords(now: { isReady: boolean; problem: boolean; count: number }): string {
  if (now.problem) return 'The questions could not be searched. Please try again later.';
  if (!now.isReady) return 'Loading…';
  if (now.count === 0) return 'No question matches.';
  if (now.count === MOST) return `The ${MOST} best matches`;
  return now.count === 1 ? 'One question' : `${now.count} questions`;
}
