import { BASELINE, type Migration } from '../../../src/server/platform/postgres/migrations/read-migrations.ts'
import type { Fault } from '../fault.ts'
import { objectionsTo } from './statement-rules.ts'
import { findAll, type Objection, parseMigration, pick, type WrittenMigration } from './written-migration.ts'

/**
 * Holds the migrations after the baseline to docs/upgrading.md: the release before runs with their tables, unless their
 * first line says after which release they contract, and none locks a table in use for longer than a moment.
 */
export function migrationFaults(migrations: readonly Migration[], version: string): Fault[] {
  const validated = new Set<string>()
  const faults: Fault[] = []
  for (const migration of migrations) {
    if (migration.tag <= BASELINE) continue
    const written = parseMigration(migration)
    const said = [
      ...written.nodes.flatMap((node) => curesOf(objectionsTo(node, written, validated), migration)),
      ...contractionCures(migration, migrations, version),
      ...batchCures(written),
      ...concurrencyCures(written),
    ]
    faults.push(...said.map((cure) => ({ path: `${migration.tag}.sql`, cure })))
    for (const name of validatedBy(written)) validated.add(name)
  }
  return faults
}

function curesOf(objections: Objection[], { contraction }: Migration): string[] {
  return objections.flatMap((objection) => {
    if ('locks' in objection) return [objection.locks]
    if (contraction) return []
    return [
      `${objection.breaks}, which the release before uses: once a release does not, begin with '-- Contracts after <its version> (<its last migration>): <why>'`,
    ]
  })
}

function contractionCures(
  { contraction, tag }: Migration,
  all: readonly Migration[],
  version: string,
): string[] {
  if (!contraction) return []
  const cures: string[] = []
  if (!all.some((other) => other.tag === contraction.tag && other.tag < tag)) {
    cures.push(`contracts after ${contraction.tag}, which is no migration before it`)
  }
  if (compareVersions(contraction.release, version) >= 0) {
    cures.push(
      `contracts after ${contraction.release}, which is not released yet: it comes with the release after`,
    )
  }
  return cures
}

function batchCures({ batches, nodes }: WrittenMigration): string[] {
  if (!batches) return []
  const [node] = nodes
  const isOne =
    nodes.length === 1 && Object.keys(node!).some((kind) => /^(Update|Delete|Insert)Stmt$/.test(kind))
  const joins = findAll(nodes, 'RangeVar').some(({ relname }) => relname === 'batch')
  return isOne && joins
    ? []
    : ['has to be one UPDATE, INSERT or DELETE that joins the keys of its rows, `batch`']
}

/** Such statements run outside of a transaction, and all of them again after a kill in their midst. */
function concurrencyCures({ isConcurrent, nodes }: WrittenMigration): string[] {
  if (!isConcurrent) return []
  const dropped = new Set<string>()
  return nodes.flatMap((node) => {
    const drop = pick(node, 'DropStmt')
    const index = pick(node, 'IndexStmt')
    for (const name of findAll(drop, 'String')) if (drop.missing_ok) dropped.add(name.sval)
    if (drop?.concurrent && drop.missing_ok) return []
    if (index?.concurrent && dropped.has(index.idxname)) return []
    return index?.concurrent
      ? [`leaves a broken index after a kill: begin with DROP INDEX CONCURRENTLY IF EXISTS ${index.idxname}`]
      : ['mixes CONCURRENTLY with other statements: give them a migration of their own']
  })
}

const validatedBy = ({ nodes }: WrittenMigration): string[] =>
  nodes.flatMap((node) => {
    const alter = pick(node, 'AlterTableStmt')
    return findAll(alter, 'AlterTableCmd')
      .filter(({ subtype }) => subtype === 'AT_ValidateConstraint')
      .map(({ name }) => `${alter.relation.relname}.${name}`)
  })

const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
