import { LICENCE_REGISTER } from '#app/features/brokers/licence-register.ts';
import { TextAnchor } from '#app/ui/text/text-link.tsx';

const REGISTER =
  /(public\sregister\sof\sthe\sAlberta\sInsurance\sCouncil|public\sregister(?!\sof)|abcouncil\.ab\.ca)/;

/** A text in which the public register of licences, where it is named, leads there. */
export function WithRegister({ text }: { text: string }) {
  return text.split(REGISTER).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <TextAnchor key={part} href={LICENCE_REGISTER}>
        {part}
      </TextAnchor>
    ),
  );
}
