import { ApiError } from '#app/platform/http/api-client.ts';
import { Arch } from '#app/ui/arch.tsx';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { brand } from '#content/brand.ts';

/** A tracking link that opens nothing any more, or never did. */
export function LinkProblem({ isGone, error }: { isGone: boolean; error: Error | null }) {
  const said = error instanceof ApiError ? error.body.message : undefined;
  return (
    <div className="mx-auto flex max-w-form flex-col items-center py-8 text-center">
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl sm:text-4xl">
        {isGone ? 'This link no longer works' : 'We do not know this link'}
      </h1>
      <p className="mt-3 text-lg text-slate">
        {isGone
          ? (said ?? 'This link has expired.')
          : 'Please check that you have the whole address from our email: some mail programs cut long links in two.'}
      </p>
      <p className="mt-3 text-slate">Your request itself is not affected.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonAnchor href={`mailto:${brand.email}`}>Write to us</ButtonAnchor>
        <ButtonLink to="/" look="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
