import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Availability,
  type AvailabilityChange,
  type AvailabilityInput,
  availabilityInput,
  BROKER_CITIES,
} from '#app/features/brokers/availability/schema.ts';
import { AwayFields } from '#app/features/brokers/availability/ui/away-fields.tsx';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import {
  availabilityQuery,
  previewAvailabilityMutation,
  saveAvailabilityMutation,
} from '#app/features/matching/availability/data.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { CallFields } from './call-fields.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { WeekFields } from './week-fields.tsx';

const FAILED = 'We could not reach the server. Nothing was changed. Please try again.';

/** When and what a broker takes. It is sent twice: first to say what would change, then to change it. */
export function AvailabilityForm({ known }: { known: Availability }) {
  const client = useQueryClient();
  const [review, setReview] = useState<{ input: AvailabilityInput; change: AvailabilityChange } | null>(null);
  const { mutateAsync: preview } = useMutation(previewAvailabilityMutation);
  const save = useMutation({
    ...saveAvailabilityMutation,
    onSuccess(saved) {
      client.setQueryData(availabilityQuery.queryKey, saved);
      setReview(null);
      showToast({ title: 'Availability saved', description: 'It applies from now on.' });
    },
  });
  const { licensedTypes, awayBefore, ...values } = known;
  const form = useForm({
    values: { ...values, cities: values.cities.filter((city) => BROKER_CITIES.some((one) => one === city)) },
    schema: availabilityInput,
    send: preview,
    onDone: (change, input) => setReview({ input, change }),
    otherwise: FAILED,
    hasSummary: true,
  });
  return (
    <>
      <Form
        form={form}
        sendLabel="Review changes"
        pendingLabel="Looking…"
        staysInSight
        className="gap-8 *:last:bg-paper"
      >
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
          <div className="flex flex-col gap-8">
            <WeekFields field={form.field} errors={form.errors} />
            <CallFields field={form.field} />
            <AwayFields
              away={form.values.away}
              before={awayBefore}
              field={form.field}
              error={form.errors.away}
              onChange={(away) => form.fill({ away })}
            />
          </div>
          <div className="flex flex-col gap-8">
            <TextField
              label="New requests per day"
              help="Enter 0 to pause new requests."
              type="number"
              {...form.field('dailyCap')}
            />
            <ChoiceGroup
              kind="checkbox"
              legend="Types of insurance"
              help="Those that your licence covers."
              columns={2}
              choices={licensedTypes.map((type) => ({ value: type, label: typeName(type) }))}
              {...form.field('types')}
            />
            <ChoiceGroup
              kind="checkbox"
              legend="Cities"
              optional
              help="If you choose none, you get requests from all of Alberta."
              columns={2}
              choices={BROKER_CITIES.map((city) => ({ value: city, label: city }))}
              {...form.field('cities')}
            />
          </div>
        </div>
      </Form>
      {review && (
        <ReviewDialog
          {...review}
          known={known}
          isSaving={save.isPending}
          problem={save.error ? userMessage(save.error, FAILED) : undefined}
          onSave={() => save.mutate(review.input)}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
}
