import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { inDatabase, templateDatabase } from './database-address.ts'

export type TestDatabase = {
  connectionString: string
  /** Another database that holds what this one holds now, as a dump would; nothing may be connected. */
  copy(): Promise<TestDatabase>
  drop(): Promise<void>
}

/** A database of one's own with all tables and no rows. Drop it in `afterAll`; open connections are cut off. */
export const createTestDatabase = (): Promise<TestDatabase> => createFrom(templateDatabase)

async function createFrom(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await execute(server, `create database ${name} template ${template}`)
  return {
    connectionString: inDatabase(server, name),
    copy: () => createFrom(name),
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
