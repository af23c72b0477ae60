import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { addMigrations } from '../../../../tests/support/database/added-migrations.ts'
import {
  createTestDatabase,
  MIGRATIONS,
  type TestDatabase,
} from '../../../../tests/support/database/database.ts'
import { query } from '../../../../tests/support/database/owner-process.ts'
import { createLog } from '../log.ts'
import { migrateDatabase } from './migrate.ts'

let folder: string
let database: TestDatabase

let remove: () => void

/** The migrations of the product, which the template has already, and one that is later than any of them. */
beforeAll(() => {
  ;({ folder, remove } = addMigrations('create table bouquet (flower text)'))
})

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.drop())
afterAll(() => remove())

describe('migrating the database', () => {
  it('creates the tables once when several processes start at the same moment', async () => {
    const start = () => migrateDatabase(database.connectionString, folder)
    await Promise.all([start(), start(), start()])
    await start()
    expect(await query(database.connectionString, 'select * from bouquet')).toEqual([])
  })

  it('says in one line that the database cannot be reached', async () => {
    const elsewhere = 'postgresql://azahar:hunter2@127.0.0.1:4199/azahar'
    await expect(migrateDatabase(elsewhere, folder)).rejects.toThrow(
      /^The database cannot be reached: .*4199.* Check DATABASE_URL\.$/,
    )
  })

  it('says in one line that the password is wrong, without repeating it', async () => {
    const wrong = inject('postgres').replace(/:[^:@]+@/, ':hunter2@')
    await expect(migrateDatabase(wrong, folder)).rejects.toThrow(
      /^(?!.*hunter2).*refuses the password of the user azahar.*$/,
    )
  })

  it('refuses a database that a newer version has migrated, once that has taken away what this one uses', async () => {
    await query(
      database.connectionString,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.parse('2101-01-01')});
      comment on table drizzle.__drizzle_migrations is '${Date.parse('2101-01-01')}'`,
    )
    await expect(migrateDatabase(database.connectionString, folder)).rejects.toThrow(
      /^A newer version of Azahar has migrated this database: /,
    )
  })

  it('leaves a database as it is that a newer version has migrated by additions only, and says so', async () => {
    await migrateDatabase(database.connectionString, MIGRATIONS)
    await query(
      database.connectionString,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.parse('2101-01-01')})`,
    )
    const said: string[] = []
    const log = createLog('lines', { write: (line) => said.push(line) })
    await migrateDatabase(database.connectionString, folder, log)
    expect(said).toEqual([expect.stringMatching(/newer version .* works with its tables too/)])
    await expect(query(database.connectionString, 'select * from bouquet')).rejects.toThrow(/does not exist/)
  })

  it('says that it waits for another process, and gives up in time', async () => {
    const other = new Client({ connectionString: database.connectionString })
    await other.connect()
    await other.query(`select pg_advisory_lock(hashtextextended('azahar migrations', 0))`)
    const said: string[] = []
    const log = createLog('lines', { write: (line) => said.push(line) })
    const migrating = migrateDatabase(database.connectionString, folder, log, {
      turn: 300,
      lock: 1000,
      patience: 1000,
    })
    await expect(migrating).rejects.toThrow(/^Another process has been migrating the database for too long/)
    expect(said).toEqual(['Waiting for another process to finish migrating the database\n'])
    await other.end()
  })

  it('says in one line that the user may not create tables', async () => {
    const role = `guest_${process.pid}`
    await query(inject('postgres'), `create role ${role} login password 'hunter2'`)
    const limited = database.connectionString.replace(/\/\/[^@]+@/, `//${role}:hunter2@`)
    await expect(migrateDatabase(limited, folder)).rejects.toThrow(
      /^The user of DATABASE_URL may not create tables \(permission denied .*\): make it the owner of the database\.$/,
    )
    await query(inject('postgres'), `drop role ${role}`)
  })
})
