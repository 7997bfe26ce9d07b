import { PersonPhone } from '#app/portals/frame/case/person-phone.tsx';
import { Missing } from './missing.tsx';
import { PersonColumn } from './person-column.tsx';
import { CaseTasks } from './tasks/case-tasks.tsx';

/** Who it is, what is planned and what is missing: beside the messages on a desk, under "Summary" on a phone. */
export const caseSide = { PersonColumn, PersonPhone, CaseTasks, Missing };
