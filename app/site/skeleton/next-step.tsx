import { type LucideIcon, NotebookPen, UserRoundCheck, UsersRound } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';

type NextStepProps = { id: string; heading: string; text: string; to: string; label: string };

type Stop = { icon: LucideIcon; words: string; look: string; line?: string };

/** The way of a request, drawn: it is with one broker, and the line to another one is dashed. */
const WAY: readonly Stop[] = [
  { icon: NotebookPen, words: 'Your request', look: 'bg-surface text-spruce' },
  {
    icon: UserRoundCheck,
    words: 'One licensed broker is asked',
    look: 'bg-spruce text-on-spruce',
    line: 'border-spruce',
  },
  {
    icon: UsersRound,
    words: 'Another, only if needed',
    look: 'border-2 border-dashed border-control bg-spruce-soft text-slate',
    line: 'border-dashed border-control',
  },
];

/** From the edge of the circle before to that of this one, over the gap of the columns. */
const BETWEEN = { left: 'calc(-50% + 0.75rem)', right: 'calc(50% + 1.5rem)' };

/** What to do now: a sentence or two and the one primary button of this part of the page. */
export function NextStep({ id, heading, text, to, label }: NextStepProps) {
  return (
    <section
      aria-labelledby={id}
      className="drawn-in-view mt-8 rounded-card bg-spruce-soft [--container-text:35.75rem] px-5 py-6 sm:mt-16 sm:px-9 sm:py-10 print:hidden"
    >
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-text">{text}</p>
      <figure className="mt-6">
        <ol className="grid max-w-text grid-cols-3 gap-x-3 text-center text-xs *:relative">
          {WAY.map(({ icon: Icon, words, look, line }) => (
            <li key={words}>
              {line && <span style={BETWEEN} className={`absolute top-6 border-t-2 ${line}`} />}
              <span className={`relative mx-auto mb-2 grid size-12 place-items-center rounded-full ${look}`}>
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {words}
            </li>
          ))}
        </ol>
      </figure>
      <ButtonLink to={to} size="large" className="mt-6">
        {label}
      </ButtonLink>
    </section>
  );
}
