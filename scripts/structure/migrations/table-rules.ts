import type { Node } from 'libpg-query'
import {
  type Fields,
  findAll,
  lastName,
  type Objection,
  pick,
  type WrittenMigration,
} from './written-migration.ts'

/** PostgreSQL asks these once for all rows; any other function is asked for each, so that the table is rewritten. */
const ASKED_ONCE = ['now', 'statement_timestamp', 'transaction_timestamp', 'current_setting']

/** The reasons against a change of a table that is in use. */
export function alterObjections(
  alter: Fields,
  migration: WrittenMigration,
  validated: Set<string>,
): Objection[] {
  const table: string = alter.relation.relname
  if (alter.objtype !== 'OBJECT_TABLE' || migration.own.has(table)) return []
  return alter.cmds.flatMap((command: Node) => {
    const fields = pick(command, 'AlterTableCmd')
    return COMMANDS[fields.subtype]?.(fields, { table, migration, validated }) ?? []
  })
}

type Around = { table: string; migration: WrittenMigration; validated: Set<string> }

const COMMANDS: Record<string, (command: Fields, around: Around) => Objection[]> = {
  AT_DropColumn: ({ name }, { table }) => [{ breaks: `drops the column ${table}.${name}` }],
  AT_AlterColumnType: ({ name }, { table }) => [
    { breaks: `changes the type of ${table}.${name}` },
    { locks: `rewrites ${table}: add a column of the other type and fill it in batches` },
  ],
  AT_ColumnDefault: ({ name, def }, { table }) =>
    def ? [] : [{ breaks: `takes the default of ${table}.${name} away` }],
  AT_SetNotNull({ name }, { table, validated }) {
    const check = `${table}_${name}_not_null`
    return [
      { breaks: `${table}.${name} refuses null` },
      ...(validated.has(`${table}.${check}`)
        ? []
        : [{ locks: `looks at every row of ${table}: validate the check ${check} in a migration before` }]),
    ]
  },
  AT_AddColumn: ({ def }, { table }) => addedColumn(pick(def, 'ColumnDef'), table),
  AT_AddConstraint: ({ def }, around) => addedConstraint(pick(def, 'Constraint'), around),
  AT_ValidateConstraint({ name }, { table, migration }) {
    const isNew = findAll(migration.nodes, 'Constraint').some(({ conname }) => conname === name)
    return isNew
      ? [{ locks: `validates ${name} of ${table} under the lock that adds it: do it in the next migration` }]
      : []
  },
}

function addedColumn({ colname, constraints = [] }: Fields, table: string): Objection[] {
  const column = `${table}.${colname}`
  const kinds = constraints.map((node: Node) => pick(node, 'Constraint'))
  const has = (...types: string[]) => kinds.some(({ contype }: Fields) => types.includes(contype))
  const initial = kinds.find(({ contype }: Fields) => contype === 'CONSTR_DEFAULT')
  const objections: Objection[] = []
  if (has('CONSTR_NOTNULL') && !initial) {
    objections.push({
      locks: `${column} refuses null and has no default: rows and the release before have no value`,
    })
  }
  const asked = findAll(initial, 'FuncCall').map(({ funcname }) => lastName(funcname))
  if (asked.some((name) => !ASKED_ONCE.includes(name)) || has('CONSTR_GENERATED', 'CONSTR_IDENTITY')) {
    objections.push({ locks: `rewrites ${table} to fill ${colname}: fill it in batches` })
  }
  if (has('CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY')) {
    objections.push({ locks: `looks at every row of ${table}: add the constraint of ${colname} apart` })
  }
  return objections
}

function addedConstraint(constraint: Fields, { table, migration }: Around): Objection[] {
  const { conname, contype, indexname, skip_validation: isNotValid } = constraint
  const objections: Objection[] = []
  if (!isNotValid && !indexname) {
    objections.push({
      locks: `looks at every row of ${table} for ${conname}: add it NOT VALID (or USING INDEX) and validate it in the next migration`,
    })
  }
  if (
    contype !== 'CONSTR_NOTNULL' &&
    !isOfNewColumns(constraint, table, migration) &&
    !replaces(constraint, table, migration)
  ) {
    objections.push({ breaks: `${conname} refuses rows of ${table} that were allowed` })
  }
  return objections
}

/** The release before leaves such columns at their default. */
function isOfNewColumns(
  { raw_expr, fk_attrs, keys }: Fields,
  table: string,
  { added }: WrittenMigration,
): boolean {
  const written = [...(fk_attrs ?? []), ...(keys ?? [])].map((node: Node) => lastName([node]))
  const read = findAll(raw_expr, 'ColumnRef').map(({ fields }) => lastName(fields))
  const columns = [...written, ...read]
  return columns.length > 0 && columns.every((column) => added.has(`${table}.${column}`))
}

/** A constraint that takes the place of one of its name is expected to allow more. */
const replaces = ({ conname }: Fields, table: string, { nodes }: WrittenMigration): boolean =>
  nodes.some((node) => {
    const alter = pick(node, 'AlterTableStmt')
    return (
      alter?.relation.relname === table &&
      findAll(alter, 'AlterTableCmd').some(
        ({ subtype, name }) => subtype === 'AT_DropConstraint' && name === conname,
      )
    )
  })
