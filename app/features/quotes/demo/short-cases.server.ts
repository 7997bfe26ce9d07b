import type { DemoCase } from './scripts.server.ts';

/** Requests of today, and of those that came to nothing: what a broker's list is made of. */
export const SHORT_CASES: DemoCase[] = [
  {
    ...{ sent: '170m', type: 'supervisa', name: 'Harpreet Dhillon', postalCode: 'T3J 4L8' },
    broker: 'demo_broker',
    story: [{ when: '160m', by: 'broker', step: 'return', input: { reason: 'no_capacity' } }],
  },
  {
    ...{ sent: '150m', type: 'group-benefits', name: 'Noor Rahman', postalCode: 'T2E 7P1' },
    broker: 'demo_broker',
    story: [{ when: '140m', by: 'broker', step: 'return', input: { reason: 'no_capacity' } }],
  },
  {
    ...{ sent: '4d 13:10', type: 'auto', name: 'Brett Lindqvist', postalCode: 'T2N 1N4' },
    broker: 'demo_broker',
    story: [
      { when: '4d 13:40', by: 'broker', step: 'accept' },
      { when: '4d 14:05', by: 'broker', step: 'log_contact', input: { method: 'phone' } },
      { when: '3d 11:00', by: 'broker', step: 'lose', input: { reason: 'price' } },
    ],
  },
  {
    ...{ sent: '3d 09:20', type: 'specialty', name: 'Casey Morgan', postalCode: 'T2P 2M5' },
    ...{ broker: 'demo_broker', isDemoClients: true },
    story: [{ when: '3d 10:10', by: 'client', step: 'withdraw', input: { reason: 'Sold it' } }],
  },
  {
    ...{ sent: '1d 14:30', type: 'home', name: 'Tomas Eriksen', postalCode: 'T5K 2M5' },
    broker: 'demo_broker_edmonton',
    story: [
      {
        ...{ when: '1d 15:20', by: 'broker', step: 'log_contact' },
        input: { method: 'phone', note: 'Spoke for ten minutes' },
      },
    ],
  },
  {
    ...{ sent: '55m', type: 'business', name: 'Alix Beaulieu', postalCode: 'T4N 6V9' },
    broker: 'demo_broker_red_deer',
  },
  {
    ...{ sent: '100m', type: 'life', name: 'Grace Achebe', postalCode: 'T1J 0P3' },
    broker: 'demo_broker_lethbridge',
    story: [{ when: '80m', by: 'broker', step: 'accept' }],
  },
  {
    ...{ sent: '2d 10:15', type: 'commercial-auto', name: 'Wade Kowalchuk', postalCode: 'T9H 3E3' },
    broker: 'demo_broker_fort_mcmurray',
    story: [
      { when: '2d 11:00', by: 'broker', step: 'accept' },
      { when: '2d 13:30', by: 'broker', step: 'log_contact', input: { method: 'email' } },
    ],
  },
  {
    ...{ sent: '120m', type: 'travel', name: 'Mina Castellanos', postalCode: 'T3A 5K8' },
    broker: 'demo_broker',
    story: [
      { when: '75m', by: 'broker', step: 'accept' },
      { when: '60m', by: 'client', books: 2 },
    ],
  },
  {
    ...{ sent: '40m', type: 'business', name: 'Yuki Tanabe', postalCode: 'T2R 0B3' },
    broker: 'demo_broker',
  },
  {
    ...{ sent: '25m', type: 'home', name: 'Leah Stonechild', postalCode: 'T2T 0C8', method: 'email' },
    broker: 'demo_broker',
  },
  {
    ...{ sent: '10m', type: 'auto', name: 'Jordan Makokis', postalCode: 'T2P 1J9', method: 'text' },
    broker: 'demo_broker',
  },
];
