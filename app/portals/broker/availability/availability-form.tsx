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
import { classNames } from '#app/ui/class-names.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { CallFields } from './call-fields.tsx';
import { awayCount, callWords, differ, likeMonday, weekWords } from './choice-words.ts';
import { FoldedPart } from './folded-part.tsx';
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
  const hasError = (part: string) => Object.keys(form.errors).some((name) => name.split('.')[0] === part);
  return (
    <>
      <Form
        form={form}
        sendLabel="Review changes"
        pendingLabel="Looking…"
        staysInSight
        // There is nothing to review until something differs.
        className={classNames('gap-8 *:last:bg-paper', !differ(known, form.values) && '*:last:hidden')}
      >
        <div className="grid gap-3 xl:grid-cols-2 xl:gap-x-14 xl:gap-y-8">
          <div className="flex flex-col gap-3 xl:gap-8">
            <FoldedPart
              title="Weekly hours"
              value={weekWords(form.values.weeklyHours)}
              isWrong={hasError('weeklyHours')}
            >
              <WeekFields
                field={form.field}
                errors={form.errors}
                onRepeat={() => form.fill({ weeklyHours: likeMonday(form.values.weeklyHours) })}
              />
            </FoldedPart>
            <FoldedPart
              title="Call booking"
              value={callWords(form.values.callHours)}
              isWrong={hasError('callHours')}
            >
              <CallFields field={form.field} />
            </FoldedPart>
            <FoldedPart title="Away" value={awayCount(form.values.away)} isWrong={hasError('away')}>
              <AwayFields
                away={form.values.away}
                before={awayBefore}
                field={form.field}
                error={form.errors.away}
                onChange={(away) => form.fill({ away })}
              />
            </FoldedPart>
          </div>
          <div className="flex flex-col gap-3 xl:gap-8">
            <TextField
              label="New requests per day"
              help="Enter 0 to pause new requests."
              type="number"
              className="max-xl:order-last max-xl:mt-3"
              {...form.field('dailyCap')}
            />
            <FoldedPart
              title="Types of insurance"
              value={`${form.values.types.length} of ${licensedTypes.length}`}
              isWrong={hasError('types')}
            >
              <ChoiceGroup
                kind="checkbox"
                legend="Types of insurance"
                help="Those that your licence covers."
                columns={2}
                choices={licensedTypes.map((type) => ({ value: type, label: typeName(type) }))}
                {...form.field('types')}
              />
            </FoldedPart>
            <FoldedPart
              title="Cities"
              value={form.values.cities.join(', ') || 'All of Alberta'}
              isWrong={hasError('cities')}
            >
              <ChoiceGroup
                kind="checkbox"
                legend="Cities"
                optional
                help="If you choose none, you get requests from all of Alberta."
                columns={2}
                choices={BROKER_CITIES.map((city) => ({ value: city, label: city }))}
                {...form.field('cities')}
              />
            </FoldedPart>
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
