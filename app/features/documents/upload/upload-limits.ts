/** Where files are sent to: by somebody with an account, and by whoever holds a tracking link. */
export const UPLOAD_PATH = /^\/api\/(?:cases|track)\/[^/?]+\/documents(?:\?|$)/;

/** What one file may weigh. */
export const FILE_BYTES = 10_485_760;
/** With the names and borders of the form around it. */
export const UPLOAD_BODY_BYTES = FILE_BYTES + 64 * 1024;
/** Files of one case; older versions of one count with it. */
export const DOCUMENTS_PER_CASE = 20;
/** With all their older versions. */
export const FILES_PER_CASE = 60;

export const FILE_TOO_LARGE = 'Files must be 10 MB or smaller';
export const TYPE_NOT_ACCEPTED =
  'This file type is not accepted. Use PDF, JPEG, PNG, WEBP, HEIC, DOCX or XLSX';
