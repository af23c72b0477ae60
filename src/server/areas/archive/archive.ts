import type { Readable } from 'node:stream'

/** A row as JSON has it. */
export type Row = Record<string, unknown>

export type ArchivedFile = {
  table: string
  key: Record<string, string>
  bytes: number
  /** Its bytes, once; fails with `ArchiveRefused` when they are not those that were downloaded. */
  open(): Promise<Readable>
}

export type Archive = {
  /** The rows of each table, checked one by one. */
  rows: ReadonlyMap<string, Row[]>
  /** The names of those who were members, by their ids. */
  people: ReadonlyMap<string, string>
  files: ArchivedFile[]
  /** The names of the images and files that the wedding had and the ZIP has not. */
  missing: readonly string[]
}

/** A value as PostgreSQL writes it, with the number of its type. */
export type DatabaseCell = { type: number; text: string | null }
