import * as z from 'zod'

/** Raised when an older program could not read what is written; decision 126 describes the format. */
export const FORMAT = 1

export const HEADER = 'backup.json'
export const MANIFEST = 'manifest.json'
/** The jobs that wait, which the queue's own tables hold in a form of their version. */
export const JOBS_FOLDER = 'rows/graphile_worker.jobs'

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

/** The first entry of a backup: everything that must be known before its rows can be read. */
export const header = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** The time of the newest migration, in milliseconds, and all that were applied. */
  schemaVersion: z.number(),
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.string().regex(/^\d+$/) })),
  installationId: z.uuid().nullable(),
  /** Tells whether a secret is the one of the installation that was backed up. */
  secretMark: z.string(),
  tables: z.array(table),
  sequences: z.array(sequence),
})

/** The last entry of a backup, without which it is cut. */
export const manifest = z.object({
  /** Of each table and of the jobs, how many rows there are. */
  rows: z.record(z.string(), z.number()),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Files that rows refer to and the store did not have any more when their turn came, the first of them by name. */
  missing: z.object({ count: z.number(), first: z.array(z.string()) }),
  /** The entries before this one, and the SHA-256 of all their sums. */
  entries: z.number(),
  sums: z.string(),
})

export type BackupHeader = z.infer<typeof header>
export type BackupManifest = z.infer<typeof manifest>
export type CopiedTable = z.infer<typeof table>
export type CopiedSequence = z.infer<typeof sequence>

export const rowsFolder = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) => `rows/${schema}.${name}`

export const numbered = (folder: string, number: number) => `${folder}/${String(number).padStart(6, '0')}`
