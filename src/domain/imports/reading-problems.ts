import type { GuestImportErrorCode } from '../guest-import/guest-import.ts'
import type { ReadingProblem } from './imports.ts'

const PROBLEMS: Partial<Record<GuestImportErrorCode, ReadingProblem>> = {
  EMPTY_FILE: 'EMPTY',
  PROTECTED_FILE: 'PROTECTED',
  FILE_TOO_LARGE: 'TOO_LARGE',
  TEXT_TOO_LARGE: 'TOO_LARGE',
  TOO_MANY_ROWS: 'TOO_MANY_ROWS',
  UNPACKED_TOO_LARGE: 'UNPACKS_TOO_LARGE',
  TOOK_TOO_LONG: 'TOOK_TOO_LONG',
}

/** Why nothing of a file is read, by the code with which its reader refuses it. */
export const problemOfRefusal = (code: GuestImportErrorCode): ReadingProblem => PROBLEMS[code] ?? 'DAMAGED'
