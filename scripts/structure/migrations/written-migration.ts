import { loadModule, type Node, parseSync } from 'libpg-query'
import type { Migration } from '../../../src/server/platform/postgres/migrations/read-migrations.ts'

await loadModule()

/** A reason against a statement: it breaks the release before, or it locks or rewrites for longer than a moment. */
export type Objection = { breaks: string } | { locks: string }

/** A migration, read by the parser of PostgreSQL. */
export type WrittenMigration = Migration & {
  nodes: Node[]
  /** The tables that it makes itself, which no process uses yet. */
  own: Set<string>
  /** The columns that it adds, as `table.column`. */
  added: Set<string>
}

export function parseMigration(migration: Migration): WrittenMigration {
  const nodes = migration.statements.flatMap((text) =>
    (parseSync(text).stmts ?? []).map(({ stmt }) => stmt as Node),
  )
  const own = new Set<string>()
  const added = new Set<string>()
  for (const node of nodes) {
    const made = pick(node, 'CreateStmt')
    if (made) own.add(made.relation!.relname!)
    const altered = pick(node, 'AlterTableStmt')
    for (const command of altered?.cmds ?? []) {
      const { subtype, def } = pick(command, 'AlterTableCmd')!
      if (subtype !== 'AT_AddColumn') continue
      added.add(`${altered!.relation!.relname}.${pick(def!, 'ColumnDef')!.colname}`)
    }
  }
  return { ...migration, nodes, own, added }
}

// biome-ignore lint/suspicious/noExplicitAny: each kind of node has fields of its own, of which a rule knows a few
export type Fields = any

/** The fields of a node, if it is of the kind. */
export const pick = (node: Node | undefined, kind: string): Fields =>
  (node as Record<string, unknown> | undefined)?.[kind]

/** Every node of a kind within another, however deep. */
export function findAll(node: unknown, kind: string): Fields[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === kind ? [value] : []),
    ...findAll(value, kind),
  ])
}

/** The last part of a name: those of ours stand in `public`. */
export const lastName = (parts: Node[]): string => pick(parts.at(-1)!, 'String').sval
