import type { ClientBase } from 'pg'
import { columnList } from './read-tables.ts'
import { readWeddingTables, type WeddingTable } from './wedding-tables.ts'

/** A column of a table of a wedding that can hold ids, with its type as PostgreSQL names it. */
type IdColumn = { table: string; column: string; type: string }

/** The other types hold no id: numbers, times, truths. */
const TYPES_WITH_IDS = ['uuid', 'uuid[]', 'text', 'text[]', 'character varying', 'jsonb', 'json']

/** The tables whose rows a wedding names and does not own: the people, and the templates of its planners. Their ids stay. */
export const NAMED_FROM_OUTSIDE = ['profiles', 'task_templates']

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The ids in a column: whole values, and strings and keys of JSON at any depth. Words that mention one are none. */
const IDS_IN: Record<string, (column: string) => string> = {
  uuid: (column) => `values (${column})`,
  'uuid[]': (column) => `select unnest(${column})`,
  jsonb: (column) => `select found::uuid from (
      select value #>> '{}' from jsonb_path_query(${column}, 'strict $.** ? (@.type() == "string")') value
      union select jsonb_object_keys(object) from jsonb_path_query(${column}, 'strict $.** ? (@.type() == "object")') object
    ) any_text (found) where found ~ '^${UUID}$'`,
}
const IDS_IN_TEXT = (column: string) =>
  `select found::uuid from unnest(array[${column}]::text[]) found where found ~ '^${UUID}$'`

/**
 * Gives everything that a wedding owns another id, in temporary tables of a connection, and answers with that of the
 * wedding. The new ids have the order of the former ones, because lists are ordered by them.
 */
export async function makeCopiedIds(client: ClientBase, weddingId: string): Promise<string> {
  await client.query('create temporary table found_ids (id uuid primary key)')
  const columns = await readIdColumns(client)
  for (const { name, of } of await readWeddingTables(client)) {
    for (const { column, type } of columns.filter(({ table }) => table === name)) {
      const idsIn = (IDS_IN[type] ?? IDS_IN_TEXT)(`t.${client.escapeIdentifier(column)}`)
      await client.query(
        `insert into found_ids select ids.id from public.${client.escapeIdentifier(name)} t, lateral (${idsIn}) ids (id)
        where t.${of} = $1 and ids.id is not null on conflict do nothing`,
        [weddingId],
      )
    }
  }
  for (const table of NAMED_FROM_OUTSIDE)
    await client.query(`delete from found_ids f using public.${table} o where o.id = f.id`)
  await client.query(MAKE_PAIRS)
  const { rows } = await client.query<{ now: string }>('select now from copied_ids where was = $1', [
    weddingId,
  ])
  return rows[0]!.now
}

const MAKE_PAIRS = `
  create temporary table copied_ids (was uuid primary key, now uuid not null);
  with made as materialized (select gen_random_uuid() as id from found_ids)
  insert into copied_ids
  select f.id, m.id from (select id, row_number() over (order by id) as place from found_ids) f
  join (select id, row_number() over (order by id) as place from made) m using (place);
  analyze copied_ids;
  create function pg_temp.with_copied_ids(given text) returns text language plpgsql as $$
  declare
    one text;
    copied uuid;
  begin
    if given is null or given !~ '${UUID}' then return given; end if;
    for one in select distinct match[1] from regexp_matches(given, '\\m(${UUID.replace('(', '(?:')})\\M', 'g') match loop
      select now into copied from copied_ids where was = one::uuid;
      if copied is not null then given := replace(given, one, copied::text); end if;
    end loop;
    return given;
  end
  $$`

/** The expression of a value with the new ids, of a column of the row `t` or of another expression of its type. */
function withCopiedIds(value: string, type: string | undefined): string {
  if (type === undefined) return value
  if (type === 'uuid') return `coalesce((select c.now from copied_ids c where c.was = ${value}), ${value})`
  return `pg_temp.with_copied_ids((${value})::text)::${type}`
}

/** The rows of a table that a copy has, and the columns that have other values there: SQL of a row `t`. */
export type CopyRule = { leftOut: string } | { values?: Record<string, string>; where?: string }

/** The rows of a wedding with the ids that `makeCopiedIds` has made on the same connection. */
export async function copiedRows(client: ClientBase, weddingId: string, rules: Record<string, CopyRule>) {
  const columns = await readIdColumns(client)
  return ({ name, columns: names, of }: WeddingTable): string | null => {
    const rule = rules[name] ?? {}
    if ('leftOut' in rule) return null
    const values = names.map((column) => {
      const type = columns.find((one) => one.table === name && one.column === column)?.type
      return withCopiedIds(rule.values?.[column] ?? `t.${columnList(client, [column])}`, type)
    })
    return `select ${values.join(', ')} from public.${client.escapeIdentifier(name)} t
      where t.${of} = ${client.escapeLiteral(weddingId)} and ${rule.where ?? 'true'}`
  }
}

async function readIdColumns(client: ClientBase): Promise<IdColumn[]> {
  const { rows } = await client.query<IdColumn>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and format_type(a.atttypid, null) = any($1)`,
    [TYPES_WITH_IDS],
  )
  return rows
}
