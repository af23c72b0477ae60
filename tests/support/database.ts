import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { inDatabase, templateDatabase } from './database-address.ts'

export type TestDatabase = { connectionString: string; drop(): Promise<void> }

/** A database of one's own with all tables and no rows. Drop it in `afterAll`; open connections are cut off. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await execute(server, `create database ${name} template ${templateDatabase}`)
  return {
    connectionString: inDatabase(server, name),
    drop: () => execute(server, `drop database ${name} with (force)`),
  }
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
