/** `FAULTS=long` runs the long form of these tests, by hand: longer outages, more kills, more tries. */
export const isLong = process.env.FAULTS === 'long';
