import type { ComponentProps } from 'react';
import { LICENCE_CLASSES } from '#app/features/brokers/licence-classes.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { CITIES, LANGUAGES, TYPES } from './broker-choices.ts';

type Name = 'licenceClasses' | 'types' | 'cities' | 'languages' | 'bio';
type Held = Pick<ComponentProps<typeof ChoiceGroup>, 'name' | 'id' | 'error'> & {
  defaultValue: string | string[];
};

type BrokerChoiceFieldsProps = { field: (name: Name) => Held; columns: 2 | 3 };

/** What a broker is licensed for, which requests reach them, and what clients read of them. */
export function BrokerChoiceFields({ field, columns }: BrokerChoiceFieldsProps) {
  const group = { kind: 'checkbox', columns } as const;
  return (
    <>
      <ChoiceGroup
        {...group}
        legend="Licence classes"
        choices={LICENCE_CLASSES}
        {...field('licenceClasses')}
      />
      <ChoiceGroup
        {...group}
        legend="Insurance types"
        help="Requests of these types can go to this broker, if the licence covers them."
        choices={TYPES}
        {...field('types')}
      />
      <ChoiceGroup
        {...group}
        legend="Cities"
        help="If you choose none, this broker serves all of Alberta."
        optional
        choices={CITIES}
        {...field('cities')}
      />
      <ChoiceGroup {...group} legend="Languages" optional choices={LANGUAGES} {...field('languages')} />
      <TextArea
        label="About the broker"
        help="Clients see it beside the name. Up to 500 characters."
        optional
        {...field('bio')}
      />
    </>
  );
}
