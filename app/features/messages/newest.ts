/** In an address: the last message of a letter exchange, where that is not in sight by itself. */
export const NEWEST = '#newest';
