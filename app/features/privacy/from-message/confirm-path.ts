/** The page behind the link that confirms a privacy request; the token follows. */
export const CONFIRM_PAGE = '/privacy/confirm';
