import type { DemoCase } from './scripts.server.ts';

/** Requests with which something went wrong: a promise that was missed and kept late, and one that nobody had sent. */
export const HARD_CASES: DemoCase[] = [
  {
    ...{ sent: '3d 09:30', type: 'commercial-auto', name: 'Ivy Auger', postalCode: 'T9K 1B2' },
    broker: 'demo_broker_fort_mcmurray',
    story: [
      { when: '3d 10:05', by: 'broker', step: 'accept' },
      { when: '2d 09:31', by: 'system', step: 'miss_promise' },
      { when: '2d 09:50', by: 'system', step: 'assign' },
      { when: '2d 10:20', by: 'broker', step: 'accept' },
      {
        ...{ when: '2d 10:45', by: 'broker', step: 'log_contact' },
        input: { method: 'phone', note: 'Apologized for the delay; three trucks, renewal in March' },
      },
    ],
  },
  {
    ...{ sent: '2d 11:10', type: 'home', name: 'Asdf Qwerty', postalCode: 'T5J 0A1' },
    broker: 'demo_broker_edmonton',
    story: [
      {
        ...{ when: '2d 11:40', by: 'broker', step: 'mark_not_real' },
        input: { reason: 'no_such_person', note: 'The number belongs to a bakery that asked for nothing.' },
      },
    ],
  },
];
