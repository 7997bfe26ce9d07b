import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { administratorsQuery } from '#app/features/accounts/oversight/administrators/data.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { contactAssigneeMutation, contactMessageQuery } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail } from '#app/features/contact/inbox/schema.ts';
import { SelectField } from '#app/ui/forms/select-field.tsx';

/** Which administrator looks after a message: me, somebody else, or nobody. */
export function AssigneeChoice({ message: { id, assignee } }: { message: ContactDetail }) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(userQuery);
  const { data: administrators } = useQuery(administratorsQuery);
  const { queryKey } = contactMessageQuery(id);
  const assign = useMutation({
    ...contactAssigneeMutation(id),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    meta: { failed: 'The message was not assigned' },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const active = (administrators?.items ?? []).filter(({ status }) => status === 'active');
  // Whoever has it stays readable, also when they are no administrator any more.
  const listed = assignee && !active.some((one) => one.id === assignee.id) ? [assignee, ...active] : active;
  const options = listed
    .map((one) => ({ value: one.id, label: one.id === me?.id ? `${one.fullName} (you)` : one.fullName }))
    .toSorted((one, other) => Number(other.value === me?.id) - Number(one.value === me?.id));
  const chosen = assign.isPending ? assign.variables.assigneeId : assignee?.id;
  return (
    <SelectField
      id="assignee"
      label="Assigned to"
      placeholder="Nobody"
      options={options}
      value={chosen ?? ''}
      disabled={assign.isPending}
      onChange={({ currentTarget: { value } }) =>
        assign.mutate({ was: assignee?.id ?? null, assigneeId: value || null })
      }
      className="max-w-80"
    />
  );
}
