import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LOGGED_TABLES, type Logged } from '#domain/activity/logged-tables.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { FIELD_WORDS } from '../../../src/app/areas/activity/field-words.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

it('the activity has a word for each column whose changes it tells, or says that it tells none', async () => {
  const logged = Object.entries<Logged>(LOGGED_TABLES) as [LoggedTable, Logged][]
  const entities = JSON.stringify(logged.map(([entity, { table }]) => ({ entity, table: table ?? entity })))
  const { rows } = await app.db.execute<{ table: LoggedTable; column: string }>(sql`
    select e.entity as table, c.column_name as column
    from jsonb_to_recordset(${entities}::jsonb) as e (entity text, "table" text)
    join information_schema.columns c on c.table_schema = 'public' and c.table_name = e."table"`)
  const told = rows.filter(({ table, column }) => {
    const { key, unnoted = [] }: Logged = LOGGED_TABLES[table]
    return ![...key, ...unnoted, 'wedding_id', ...(table === 'weddings' ? ['id'] : [])].includes(column)
  })
  expect(told.filter(({ table, column }) => FIELD_WORDS[table][column] === undefined)).toEqual([])
})
