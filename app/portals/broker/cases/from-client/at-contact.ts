import { ReachHere } from './reach-here.tsx';
import { ToldOfContact } from './told-of-contact.tsx';

/** What is shown until first contact is made. */
export const atContact = { ReachHere, ToldOfContact };
