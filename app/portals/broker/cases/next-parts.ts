import { CallLine } from '#app/features/cases/calls/ui/call-line.tsx';
import { CaseClocks } from '#app/features/cases/ui/steps/case-clocks.tsx';
import { FromTheClient } from './from-client/from-the-client.tsx';
import { ReachHere } from './from-client/reach-here.tsx';
import { ToldOfContact } from './from-client/told-of-contact.tsx';

/** What may stand with the next step, by how a request is. */
export const nextParts = { CallLine, CaseClocks, FromTheClient, ReachHere, ToldOfContact };
