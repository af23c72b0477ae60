import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LOGGED_TABLES, type Logged, type LoggedTable } from '#domain/activity.ts'
import { FIELD_WORDS } from '../../src/app/areas/activity/field-words.ts'
import { useTestApp } from '../support/test-app.ts'

const app = useTestApp()

it('the activity has a word for each column whose changes it tells, or says that it tells none', async () => {
  const { rows } = await app.db.execute<{ table: LoggedTable; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${sql.param(Object.keys(LOGGED_TABLES))}::text[])`)
  const told = rows.filter(({ table, column }) => {
    const { key, unnoted = [] }: Logged = LOGGED_TABLES[table]
    return ![...key, ...unnoted, 'wedding_id', ...(table === 'weddings' ? ['id'] : [])].includes(column)
  })
  expect(told.filter(({ table, column }) => FIELD_WORDS[table][column] === undefined)).toEqual([])
})
