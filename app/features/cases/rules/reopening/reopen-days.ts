/** Calendar days after its end in which a case can be reopened, and in which its broker keeps access (product rule). */
export const REOPEN_DAYS = 30;
