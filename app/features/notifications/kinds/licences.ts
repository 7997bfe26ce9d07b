import { dayWords } from '#app/platform/clock/day-words.ts';
import { brand } from '#content/brand.ts';
import { kind } from './kind.ts';

type Ends = { expiresOn: string; isOver: boolean };

/** What a broker hears about their own licence. */
export const LICENCE_KINDS = {
  licence_ends: kind<Ends>({
    ...{ category: 'licence', mayWait: true, limit: null },
    mail: (about) => ({ subject: titleOf(about), paragraphs: [whatFollows(about), renewed()] }),
    bell: (about) => ({
      title: titleOf(about),
      body: `${whatFollows(about)} ${renewed()}`,
      path: '/broker/profile',
    }),
  }),
};

const titleOf = ({ expiresOn, isOver }: Ends) =>
  `Your licence ${isOver ? 'expired' : 'expires'} on ${dayWords(expiresOn)}`;

const whatFollows = ({ isOver }: Ends) =>
  isOver
    ? 'You do not receive new requests, and cannot accept one, until it is renewed.'
    : 'From that day on, you do not receive new requests and cannot accept one until it is renewed.';

const renewed = () => `Have you renewed it? Please send the new expiry date to ${brand.email}.`;
