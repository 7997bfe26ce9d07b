/** An address that nobody has confirmed by then is deleted, and so is its link. */
export const CONFIRM_DAYS = 7;

/** Links of issues answer for so long. Anti-spam law asks for 60 days; a year spares people who tidy up late. */
export const MANAGE_LINK_DAYS = 365;

/** For so long after somebody has left, the links of old issues find them and say so; then the address is deleted. */
export const KEPT_AFTER_LEAVING_DAYS = 60;
