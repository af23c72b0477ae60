import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { connect, disconnect } from './client.ts'

test('a pool is disconnected once each of its connections has ended', async () => {
  const database = await createTestDatabase()
  try {
    const db = connect(database)
    const came: string[] = []
    db.$client.on('connect', (client) => {
      came.push('connected')
      client.once('end', () => came.push('ended'))
    })
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.01)`)))
    await disconnect(db, 5000)
    expect(came).toContain('connected')
    expect(came.filter((event) => event === 'ended')).toHaveLength(came.length / 2)
  } finally {
    await database.drop()
  }
})
