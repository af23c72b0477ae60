import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Programs from `release` on, whose last migration is `tag`, do not use what the migration takes away. */
export type Contraction = { release: string; tag: string }

/** A migration that changes rows of a table in batches of so many. */
export type Batches = { table: string; size: number }

export type Migration = {
  tag: string
  /** Its time in milliseconds, which is the version of the tables after it. */
  version: number
  hash: string
  statements: string[]
  contraction: Contraction | null
  batches: Batches | null
  /** Its statements run outside of a transaction, as the making of an index that lets others write meanwhile. */
  isConcurrent: boolean
  /** The oldest version of the tables whose programs work with the tables after it. */
  worksSince: number
}

/** Migrations after this one keep what the release before uses (docs/upgrading.md); with those until it, it breaks. */
export const BASELINE = '0073_table_releases'

const CONTRACTION = /^-- Contracts after (\d+\.\d+\.\d+) \((\d{4}_\w+)\): \S/
const BATCHES = /^-- In batches of (\d+) rows of (\w+): \S/

/** The migrations in `folder` in their order, with what the first line of each says of it. */
export function readMigrations(folder: string): Migration[] {
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8')
  const migrations: Migration[] = []
  for (const { tag, when } of JSON.parse(journal).entries as { tag: string; when: number }[]) {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    const migration = { ...readMigration(text), tag, version: when }
    migrations.push({ ...migration, worksSince: worksSince(migration, migrations) })
  }
  return migrations
}

/** A migration as far as its file tells of it. */
export function readMigration(text: string) {
  const [, release, tag] = CONTRACTION.exec(text) ?? []
  const [, size, table] = BATCHES.exec(text) ?? []
  const statements = text.split('--> statement-breakpoint')
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    statements,
    contraction: release && tag ? { release, tag } : null,
    batches: size && table ? { size: Number(size), table } : null,
    isConcurrent: statements.some((statement) => /^[^']*\bCONCURRENTLY\b/i.test(withoutComments(statement))),
  }
}

/** The statements that make the same of tables without rows, within a transaction. */
export const onEmptyTables = ({ statements, batches, isConcurrent }: Migration): string[] => {
  if (batches) return []
  return isConcurrent ? statements.map((text) => text.replace(/\bCONCURRENTLY\b/gi, '')) : statements
}

function worksSince(
  { tag, version, contraction }: Pick<Migration, 'tag' | 'version' | 'contraction'>,
  earlier: Migration[],
): number {
  const before = earlier.at(-1)
  if (!before || before.tag < BASELINE || tag <= BASELINE) return version
  if (!contraction) return before.worksSince
  const release = earlier.find((migration) => migration.tag === contraction.tag)
  if (!release) throw new Error(`${tag} contracts after ${contraction.tag}, which is no migration before it`)
  return Math.max(before.worksSince, release.version)
}

const withoutComments = (statement: string) => statement.replace(/--.*$/gm, '')
