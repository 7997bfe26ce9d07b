import type { ReactNode } from 'react';

export type Idea = 'one-broker' | 'passport' | 'promise' | 'windows' | 'consent';

const DOME = 'M0 60C0 27 27 0 60 0s60 27 60 60v32a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z';

const SCENES: Record<Idea, () => ReactNode> = {
  'one-broker': Doors,
  passport: Passport,
  promise: SunClock,
  windows: OpenWindow,
  consent: SignedSheet,
};

/** One small scene per idea, each in the same domed window with the light from the right. */
export function IdeaPicture({ idea, className }: { idea: Idea; className?: string }) {
  const Scene = SCENES[idea];
  const clip = `dome-${idea}`;
  return (
    <svg viewBox="0 0 120 100" aria-hidden="true" className={className}>
      <clipPath id={clip}>
        <path d={DOME} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="#bfdce8" d="M0 0h120v100H0Z" />
        <path fill="#fcefdc" d="M0 70C24 36 50 22 76 22c18 0 33 6 44 16v62H0Z" />
        <Scene />
      </g>
    </svg>
  );
}

function Ground() {
  return <path fill="#0e5a4b" d="M0 86c30-5 70-5 120 0v14H0Z" />;
}

/** Three doors, one open. */
function Doors() {
  return (
    <>
      <path fill="#8fb4c4" d="M14 88V52a9 9 0 0 1 18 0v36ZM88 88V52a9 9 0 0 1 18 0v36Z" />
      <path fill="#12303f" d="M42 88V46a18 18 0 0 1 36 0v42Z" />
      <path fill="#e9a13b" d="M47 88V47a13 13 0 0 1 26 0v41Z" />
      <path fill="#0e5a4b" d="M47 88V47a13 13 0 0 1 11-12.8v58Z" />
      <Ground />
      <path fill="#f6d9b8" d="M58 87l15 0 16 13H56Z" />
    </>
  );
}

/** A passport with the arch on its cover. */
function Passport() {
  return (
    <>
      <Ground />
      <path fill="#fffdf8" d="M46 30l40-5a4 4 0 0 1 4 4v58l-44 4Z" />
      <path fill="#12303f" d="M34 28a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v60a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4Z" />
      <path fill="#8fb4c4" d="M44 56a14 14 0 0 1 28 0v4H44Z" />
      <path fill="#f6d9b8" d="M46 60c4-8 9-11 14-11 5 0 9 3 12 7v4Z" />
      <path fill="#e9a13b" d="M44 60h28v3H44ZM48 72h20v3H48ZM52 79h12v3H52Z" />
    </>
  );
}

/** The sun as a clock over the hills. */
function SunClock() {
  return (
    <>
      <circle cx="64" cy="54" r="29" fill="#e9a13b" />
      <circle cx="64" cy="54" r="23" fill="#fffdf8" />
      <path fill="#12303f" d="M62 38h4v15l11 8-2.5 3.5L62 56Z" />
      <path fill="#3f8071" d="M0 84c22-10 44-10 62-4s38 4 58-4v24H0Z" />
      <path fill="#0e5a4b" d="M0 92c30-6 60-4 120 0v8H0Z" />
    </>
  );
}

/** A window with the morning in it. */
function OpenWindow() {
  return (
    <>
      <path fill="#12303f" d="M26 86V52a34 34 0 0 1 68 0v34Z" />
      <path fill="#fcefdc" d="M32 82V52a28 28 0 0 1 56 0v30Z" />
      <circle cx="60" cy="58" r="15" fill="#e9a13b" />
      <path fill="#3f8071" d="M32 68c16-8 36-8 56-1v15H32Z" />
      <path
        fill="#8fb4c4"
        d="M32 82V52a28 28 0 0 1 16-25.3c2 22-2 42-9 55.3ZM88 82V52a28 28 0 0 0-16-25.3c-2 22 2 42 9 55.3Z"
      />
      <path fill="#12303f" d="M58.5 22h3v62h-3ZM18 82h84v7H18Z" />
      <path fill="#0e5a4b" d="M0 89h120v11H0Z" />
    </>
  );
}

/** A signed sheet with a seal. */
function SignedSheet() {
  return (
    <>
      <Ground />
      <path fill="#fffdf8" d="M34 22h40l14 14v54a3 3 0 0 1-3 3H37a3 3 0 0 1-3-3Z" />
      <path fill="#bfdce8" d="M74 22l14 14H74Z" />
      <path fill="#8fb4c4" d="M42 40h26v4H42ZM42 50h38v4H42ZM42 60h34v4H42Z" />
      <path fill="#0e5a4b" d="M70 80l-4 18 8-5 8 5-4-18Z" />
      <circle cx="74" cy="76" r="11" fill="#e9a13b" />
      <path fill="#fffdf8" d="M68.5 76l2.2-2.2 2.3 2.3 5-5 2.2 2.2-7.2 7.2Z" />
      <path fill="#12303f" d="M42 78c3-6 6-6 6-1s4 3 6-2l2 1c-3 8-9 9-10 4-1 2-2 3-3 4Z" />
    </>
  );
}
