import type { Dropped } from './arriving/dropped-files.ts'

/** An import of a wedding. */
export type ImportRef = { weddingId: string; importId: string }

/** A part of a file of an import. */
export type PartRef = { fileId: string; part: number }

/** A file with the id that it has from the start, so that announcing it again adds none twice. */
export type NewFile = Dropped & { id: string }
