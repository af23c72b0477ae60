import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database/database.ts'
import { query } from '../../../../tests/support/database/owner-process.ts'
import { checkDatabase, sharesSessions } from './check-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** The address of the database with other credentials, or another name. */
const address = (change: (parts: URLSearchParams) => void) => {
  const [base, search] = database.connectionString.split('?')
  const parts = new URLSearchParams(search)
  change(parts)
  return `${base}?${parts}`
}

const name = () => /\/(test_\w+)/.exec(database.connectionString)![1]!

describe('the check of DATABASE_URL before the start', () => {
  it('lets a database pass that takes changes', async () => {
    await checkDatabase(database.connectionString)
  })

  it.each([
    [
      'a wrong password',
      () => database.connectionString.replace(/:[^:@]+@/, ':hunter2@'),
      /refuses the password of the user azahar/,
    ],
    [
      'an unknown database',
      () => database.connectionString.replace(/test_\w+/, 'bodas'),
      /no database bodas/,
    ],
    [
      'no server there',
      () => 'postgresql://azahar:hunter2@127.0.0.1:4199/bodas',
      /cannot be reached: .*4199/,
    ],
    [
      'a host that does not exist',
      () => 'postgresql://azahar:hunter2@nothing.invalid/bodas',
      /nothing\.invalid/,
    ],
    [
      'TLS that the server does not offer',
      () => address((parts) => parts.set('sslmode', 'no-verify')),
      /offers no TLS/,
    ],
  ])('refuses %s in one line without the password', async (_case, url, line) => {
    const error = await checkDatabase(url()).catch((reason) => reason)
    expect(error.name).toBe('StartError')
    expect(error.message).toMatch(line)
    expect(error.message).not.toMatch(/hunter2|\n/)
    expect(error.message).not.toContain(/:([^:@]+)@/.exec(inject('postgres'))![1])
  })

  it('refuses a database that may only be read', async () => {
    await query(inject('postgres'), `alter database ${name()} set default_transaction_read_only = on`)
    await expect(checkDatabase(database.connectionString)).rejects.toThrow(/may only be read/)
  })

  it('tells a pooler that hands out sessions by transaction from PostgreSQL itself', async () => {
    const [one, two, three] = [1, 2, 3].map(() => new Client({ connectionString: database.connectionString }))
    const clients = [one!, two!, three!] as const
    for (const client of clients) await client.connect()
    expect(await sharesSessions(clients[0], clients[1])).toBe(false)
    // Two connections to the pooler that are served by whichever session is free.
    let turn = 0
    const pooled = { query: (text: string) => clients[turn++ % 3]!.query(text) } as Pick<Client, 'query'>
    expect(await sharesSessions(pooled, pooled)).toBe(true)
    expect(await sharesSessions(clients[0], clients[0])).toBe(true)
    for (const client of clients) await client.end()
  })
})
