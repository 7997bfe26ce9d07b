import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';

/** What stands in the place of requests for whoever has none, or has not confirmed that theirs are theirs. */
export function NoRequests({ isConfirmed }: { isConfirmed: boolean }) {
  const action = <ButtonLink to="/get-quote">Get a Free Quote</ButtonLink>;
  return isConfirmed ? (
    <EmptyState title="No requests yet" action={action}>
      Ask for a quote while you are logged in, and it appears here with its status, its broker and the record
      of who has seen your data.
    </EmptyState>
  ) : (
    <EmptyState title="No requests here yet" action={action}>
      Have you sent one already? Nothing is lost: it appears once your email address is confirmed. Open the
      link in our email about your account or your request, in this browser.
    </EmptyState>
  );
}
