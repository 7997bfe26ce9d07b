/** A source file of the repository, by its path from the root, and what it imports. */
export type SourceFile = { path: string; imports: Import[] };
/** `target` is a path from the root, or a package name such as `zod` or `node:fs`. */
export type Import = { target: string; isType: boolean };
export type Breach = { path: string; problem: string };

/** Low to high: a feature imports only features before it. Uphill means a job, or letting the page compose. */
export const FEATURE_ORDER = [
  ...['ledger', 'notifications', 'accounts', 'brokers', 'webhooks', 'cases', 'documents', 'messages'],
  'tasks',
  ...['matching', 'quotes', 'contact', 'newsletter', 'testimonials', 'content-review', 'assistant', 'chat'],
  ...['privacy', 'queue', 'oversight'],
];

type Zone = { name: string; holds: RegExp; mayImport: RegExp[]; isBrowser: boolean };

const PLATFORM = /^app\/platform\//;
const FEATURES = /^app\/features\//;
const UI = /^app\/ui\//;
const CONTENT = /^content\//;
/** Doors, guard and shell: what the portals have in common. */
const FRAME = /^app\/portals\/frame\//;
/** Each one a trust boundary: none imports from another. */
const PORTALS = ['client', 'broker', 'admin', 'track'];
/** Our name and address: settings in the shape of a file, which every email ends with. */
const BRAND = /^content\/brand\.ts$/;

/** What the menus name, as data: pages of the server's own wear the frame of the public site. */
const SITE_LINKS = /^app\/site\/frame\/site-links\.ts$/;

/** Who may import whom: the first zone that holds a file rules it. Features have their order besides. */
const ZONES: Zone[] = [
  { name: 'platform', holds: PLATFORM, mayImport: [PLATFORM, BRAND], isBrowser: false },
  { name: 'ui', holds: UI, mayImport: [UI], isBrowser: true },
  { name: 'content', holds: CONTENT, mayImport: [CONTENT], isBrowser: true },
  {
    name: "a feature's ui/",
    holds: /^app\/features\/(?:[^/]+\/){1,2}ui\//,
    mayImport: [FEATURES, PLATFORM, CONTENT, UI],
    isBrowser: true,
  },
  { name: 'a feature', holds: FEATURES, mayImport: [FEATURES, PLATFORM, CONTENT], isBrowser: false },
  {
    name: 'portals/frame',
    holds: FRAME,
    mayImport: [FRAME, FEATURES, PLATFORM, CONTENT, UI],
    isBrowser: true,
  },
  ...PORTALS.map((portal) => {
    const own = new RegExp(`^app/portals/${portal}/`);
    const mayImport = [own, FRAME, FEATURES, PLATFORM, CONTENT, UI];
    return { name: `portals/${portal}`, holds: own, mayImport, isBrowser: true };
  }),
  {
    name: 'site',
    holds: /^app\/site\//,
    mayImport: [/^app\/site\//, FEATURES, PLATFORM, CONTENT, UI],
    isBrowser: true,
  },
  { name: 'the document shell', holds: /^app\//, mayImport: [/^app\//, CONTENT], isBrowser: true },
  {
    name: 'server',
    holds: /^server\//,
    mayImport: [/^server\//, FEATURES, PLATFORM, CONTENT, SITE_LINKS],
    isBrowser: false,
  },
];

/** Tests may reach everywhere: they play every part. */
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const isOurs = (target: string) => /^(app|content|server|tests|bench)\//.test(target);
const isServerOnly = (path: string) => path.startsWith('server/') || path.includes('.server.');

/** Every import that crosses a border it may not cross, and every component that Node would have to read. */
export function findZoneBreaches(files: SourceFile[]): Breach[] {
  const product = files.filter((file) => !isTest(file.path));
  return [
    ...product.flatMap((file) =>
      file.imports.flatMap(({ target, isType }) => {
        const problem = importProblem(file.path, target, isType);
        return problem ? [{ path: file.path, problem }] : [];
      }),
    ),
    ...product.filter(({ path }) => isServerOnly(path)).flatMap((file) => componentsBehind(file, product)),
  ];
}

function importProblem(path: string, target: string, isType: boolean): string | undefined {
  const stranger = /^app\/portals\/([^/]+)\//.exec(path)?.[1];
  if (stranger && ![...PORTALS, 'frame'].includes(stranger)) {
    return `the portal "${stranger}" has no place in PORTALS (server/import-zones.ts)`;
  }
  const zone = ZONES.find(({ holds }) => holds.test(path));
  if (!zone) return undefined;
  const isBrowser = (zone.isBrowser || path.startsWith('app/')) && !isServerOnly(path);
  if (isBrowser && !isType && target.startsWith('node:')) return `browser code may not import ${target}`;
  if (!isOurs(target)) return undefined;
  if (isBrowser && isServerOnly(target)) return `browser code may not import ${target}`;
  if (!zone.mayImport.some((allowed) => allowed.test(target))) return `${zone.name} may not import ${target}`;
  return uphillProblem(path, target) ?? tablesProblem(path, target);
}

/** Foreign keys name another's tables; whoever reads them calls the owner's queries, or joins what it lets be joined. */
function tablesProblem(path: string, target: string): string | undefined {
  const from = featureOf(path);
  const isForeign = from !== undefined && from !== featureOf(target);
  if (!isForeign || !target.startsWith('app/features/') || !target.endsWith('/tables.server.ts'))
    return undefined;
  return path.endsWith('/tables.server.ts') ? undefined : `${from} may not read ${target}: ask its queries`;
}

function uphillProblem(path: string, target: string): string | undefined {
  const from = featureOf(path);
  const to = featureOf(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  const unknown = [from, to].find((name) => !FEATURE_ORDER.includes(name));
  if (unknown)
    return `the feature "${unknown}" has no place in FEATURE_ORDER (server/checks/import-zones.ts)`;
  if (FEATURE_ORDER.indexOf(to) < FEATURE_ORDER.indexOf(from)) return undefined;
  return `${from} may not import ${target}: ${to} comes after it`;
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Node strips types but not JSX, so no `.tsx` may be reached from what the server runs. */
function componentsBehind(start: SourceFile, files: SourceFile[]): Breach[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set([start.path]);
  const open = [start];
  for (let file = open.pop(); file; file = open.pop()) {
    for (const { target, isType } of file.imports) {
      if (isType || seen.has(target)) continue;
      seen.add(target);
      if (target.endsWith('.tsx'))
        return [{ path: start.path, problem: `reaches ${target}, which Node cannot run` }];
      const next = byPath.get(target);
      if (next) open.push(next);
    }
  }
  return [];
}
