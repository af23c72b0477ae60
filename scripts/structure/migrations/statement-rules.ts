import type { Node } from 'libpg-query'
import { alterObjections } from './table-rules.ts'
import { type Fields, lastName, type Objection, pick, type WrittenMigration } from './written-migration.ts'

/** The names of these are not used by a program. */
const UNUSED_BY_PROGRAMS = ['OBJECT_TRIGGER', 'OBJECT_INDEX', 'OBJECT_RULE', 'OBJECT_STATISTIC_EXT']

/** The reasons against a statement; `validated` are the checks that earlier migrations have validated. */
export function objectionsTo(node: Node, migration: WrittenMigration, validated: Set<string>): Objection[] {
  const alter = pick(node, 'AlterTableStmt')
  if (alter) return alterObjections(alter, migration, validated)
  const [kind] = Object.keys(node)
  return STATEMENTS[kind!]?.(pick(node, kind!), migration) ?? []
}

const STATEMENTS: Record<string, (fields: Fields, migration: WrittenMigration) => Objection[]> = {
  RenameStmt: ({ relation, subname, newname }, { own }) =>
    relation && own.has(relation.relname)
      ? []
      : [{ breaks: `renames ${[relation?.relname, subname].filter(Boolean).join('.')} to ${newname}` }],
  DropStmt: dropped,
  IndexStmt: indexed,
  TruncateStmt: () => [{ locks: 'empties a table' }],
  LockStmt: () => [{ locks: 'locks a table for the whole migration' }],
  ClusterStmt: () => [{ locks: 'rewrites a table' }],
  VacuumStmt: () => [{ locks: 'looks at a whole table' }],
  ReindexStmt: () => [{ locks: 'makes an index again' }],
  DoStmt: () => [{ locks: 'hides what it does in a DO block: write the statements out' }],
  UpdateStmt: changed,
  DeleteStmt: changed,
  InsertStmt: changed,
}

function dropped({ objects, removeType, concurrent }: Fields, { own, nodes }: WrittenMigration): Objection[] {
  if (removeType === 'OBJECT_INDEX') {
    return concurrent ? [] : [{ locks: 'waits for everybody who reads a table: DROP INDEX CONCURRENTLY' }]
  }
  if (UNUSED_BY_PROGRAMS.includes(removeType)) return []
  const names: string[] = objects.map((object: Node) =>
    lastName(pick(object, 'List')?.items ?? pick(object, 'ObjectWithArgs')?.objname ?? [object]),
  )
  const remade = nodes.map((node) => pick(node, 'CreateFunctionStmt')?.funcname).filter(Boolean)
  const gone = names.filter((name) => !own.has(name) && !remade.some((made) => lastName(made) === name))
  return gone.map((name) => ({ breaks: `drops ${name}` }))
}

function indexed({ idxname, relation, unique, concurrent }: Fields, { own }: WrittenMigration): Objection[] {
  if (own.has(relation.relname)) return []
  return [
    ...(concurrent
      ? []
      : [
          {
            locks: `lets nobody write into ${relation.relname} while ${idxname} is made: CREATE INDEX CONCURRENTLY`,
          },
        ]),
    ...(unique ? [{ breaks: `${idxname} refuses rows of ${relation.relname} that were allowed` }] : []),
  ]
}

/** Rows of tables in use are changed in batches, which their first line announces. */
function changed({ relation }: Fields, { own, batches }: WrittenMigration): Objection[] {
  if (batches || own.has(relation.relname)) return []
  return [
    {
      locks: `changes rows of ${relation.relname} in one transaction: begin with '-- In batches of 1000 rows of <table>: <why>'`,
    },
  ]
}
