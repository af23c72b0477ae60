import { loadedPart } from '#ui/opening/loaded-part.ts'

/** A sheet is read and shown by a part of its own, which no screen at rest fetches. */
export const sheetImport = loadedPart(() => import('./import-sheet.tsx'))
