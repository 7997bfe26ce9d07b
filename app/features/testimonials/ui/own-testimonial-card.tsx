import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import type { TestimonialWay } from '#app/features/testimonials/data.ts';
import type { OwnTestimonial } from '#app/features/testimonials/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { showToast } from '#app/ui/states/toast.tsx';

type Said = NonNullable<OwnTestimonial['item']>;

type OwnTestimonialCardProps = {
  way: TestimonialWay;
  /** They were asked on this page, and have answered. */
  isAnswered?: boolean;
};

/** What somebody said about their request: whether it is on the site, and the way to take it off. */
export function OwnTestimonialCard({ way, isAnswered = false }: OwnTestimonialCardProps) {
  const { data, isError, refetch } = useQuery({ ...way.own, retry: retryCase });
  if (isError && !data) return <LoadFailure what="your comment" onRetry={() => void refetch()} />;
  if (!data?.item) {
    return isAnswered ? <p className="text-sm text-slate">Thank you. We will not ask again.</p> : null;
  }
  const { quote, displayName, city } = data.item;
  return (
    <Card heading="Your comment">
      <figure className="rounded-card border border-line bg-mist p-5">
        <blockquote className="whitespace-pre-line wrap-anywhere">“{quote}”</blockquote>
        <figcaption className="mt-2 text-sm text-slate">
          {[displayName, city].filter(Boolean).join(', ')}
        </figcaption>
      </figure>
      <p className="mt-4">
        {isAnswered && data.item.state === 'draft' && 'Thank you. '}
        {stateWords(data.item)}
      </p>
      {data.item.consentWithdrawnAt === null && <Withdrawal way={way} said={data.item} />}
    </Card>
  );
}

function stateWords({ state, consentWithdrawnAt }: Said): string {
  if (consentWithdrawnAt)
    return `You took it back on ${formatAlbertaTime(new Date(consentWithdrawnAt), 'date')}. It is not shown and will not be shown again.`;
  if (state === 'published') return 'It is on our home page.';
  return state === 'draft'
    ? 'We review it before it is shown. It is not on the site yet.'
    : 'It is not on the site.';
}

function Withdrawal({ way, said }: { way: TestimonialWay; said: Said }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const withdrawal = useMutation({
    mutationFn: way.withdraw,
    meta: { failed: 'Your comment was not taken back' },
    onSuccess: (answer) => {
      queryClient.setQueryData(way.own.queryKey, answer);
      setOpen(false);
      showToast({ title: 'Your comment is taken back', tone: 'success' });
    },
  });
  const isShown = said.state === 'published';
  return (
    <div className="mt-3">
      <Button look="secondary" onClick={() => setOpen(true)}>
        {isShown ? 'Take it off the site' : 'Take it back'}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isShown ? 'Take your comment off the site?' : 'Take your comment back?'}
        description={`${isShown ? 'It leaves our home page at once' : 'It will not be shown'}, and you withdraw your consent. This cannot be undone.`}
        doLabel={isShown ? 'Take it off' : 'Take it back'}
        pendingLabel="Taking it back…"
        isPending={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        keepLabel="Keep it"
        isDangerous
      />
    </div>
  );
}
