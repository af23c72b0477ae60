import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LOGGED_TABLES, type Logged, UNLOGGED_TABLES } from '#domain/activity/logged-tables.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

it('every table of a wedding is logged, or is on the list that says why not', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'wedding_id' order by 1`)
  const logged = Object.entries<Logged>(LOGGED_TABLES).map(([name, { table }]) => table ?? name)
  const known = [...logged, ...Object.keys(UNLOGGED_TABLES)]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

it('the triggers log each table as the domain says', async () => {
  const { rows } = await app.db.execute<{ name: string; args: string }>(sql`
    select distinct tgrelid::regclass::text as name, encode(tgargs, 'escape') as args
    from pg_trigger join pg_proc p on p.oid = tgfoid
    where p.proname in ('log_added_rows', 'log_changed_rows', 'log_removed_rows')`)
  const triggers = rows.map(({ name, args }) => [name, args.split('\\000').slice(0, -1)])
  const listed = Object.entries<Logged>(LOGGED_TABLES).map(([name, table]) => [
    table.table ?? name,
    [
      table.key.join(','),
      table.label ?? '',
      (table.unnoted ?? []).join(','),
      (table.hidden ?? []).join(','),
      ...(table.table ? ['kind'] : []),
    ],
  ])
  const unique = new Map(listed.map((entry) => [JSON.stringify(entry), entry]))
  expect(triggers.toSorted()).toEqual([...unique.values()].toSorted())
})

it('each column that the domain names is there', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`)
  const columns = new Set(rows.map(({ name }) => name))
  const named = Object.entries<Logged>(LOGGED_TABLES).flatMap(([name, table]) =>
    [
      ...table.key,
      ...(table.label ? [table.label] : []),
      ...(table.unnoted ?? []),
      ...(table.hidden ?? []),
      ...(table.amounts ?? []),
    ].map((column) => `${table.table ?? name}.${column}`),
  )
  expect(named.filter((column) => !columns.has(column))).toEqual([])
})
