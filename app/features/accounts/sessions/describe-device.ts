const BROWSERS: [mark: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** What a person would call the device of a session, such as "Firefox on Windows". */
export function describeDevice(userAgent: string): string {
  const nameIn = (table: [RegExp, string][]) => table.find(([mark]) => mark.test(userAgent))?.[1];
  return `${nameIn(BROWSERS) ?? 'A browser'} on ${nameIn(SYSTEMS) ?? 'a device'}`;
}
