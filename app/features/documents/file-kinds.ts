/** The kinds of files that are taken, by the type that they are served with. */
export const FILE_KINDS = {
  'application/pdf': { word: 'PDF', endings: ['pdf'] },
  'image/jpeg': { word: 'JPEG', endings: ['jpg', 'jpeg'] },
  'image/png': { word: 'PNG', endings: ['png'] },
  'image/webp': { word: 'WEBP', endings: ['webp'] },
  'image/heic': { word: 'HEIC', endings: ['heic', 'heif'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    word: 'DOCX',
    endings: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { word: 'XLSX', endings: ['xlsx'] },
} as const;

export type FileMime = keyof typeof FILE_KINDS;
export const FILE_MIMES = Object.keys(FILE_KINDS) as [FileMime, ...FileMime[]];

const ending = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind that the ending of a name promises; what is inside decides. */
export function kindOfName(name: string): FileMime | undefined {
  return FILE_MIMES.find((mime) => FILE_KINDS[mime].endings.some((one) => one === ending(name)));
}

const NAME_CHARACTERS = 150;

/** A name with the ending of its kind, so that it opens with a click; never longer than a name may be. */
export function nameForKind(name: string, mime: FileMime): string {
  const { endings } = FILE_KINDS[mime];
  const isKnown = kindOfName(name) !== undefined;
  if (endings.some((one) => one === ending(name))) return name;
  const stem = isKnown ? name.replace(/\.[^.]*$/, '') : name;
  return `${stem.slice(0, NAME_CHARACTERS - 5)}.${endings[0]}`;
}
