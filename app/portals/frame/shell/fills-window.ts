/** The `handle` of a page that fills the window: its parts scroll by themselves. */
export const FILLS_WINDOW = 'fills the window';
