import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect, disconnect } from '#db/client.ts'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { prepared } from './prepared.ts'

test('a prepared query is put together once for each pool, and answers for the values of each call', async () => {
  const database = await createTestDatabase()
  const pools = [connect(database), connect(database)]
  let built = 0
  const doubled = prepared('doubled', (db) => {
    built += 1
    return db
      .select({ value: sql<number>`${sql.placeholder('value')}::int * 2` })
      .from(sql`generate_series(1, 1) once`)
  })
  for (const db of pools) {
    expect(await doubled(db).execute({ value: 2 })).toEqual([{ value: 4 }])
    expect(await doubled(db).execute({ value: 21 })).toEqual([{ value: 42 }])
  }
  expect(built).toBe(2)
  await Promise.all(pools.map((db) => disconnect(db)))
  await database.drop()
})
