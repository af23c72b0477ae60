import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

it('a list of many guests is known to the planner of statements as soon as it is imported', async () => {
  const lucia = await signedUp(app, 'Lucía', 'couple')
  const weddingId = await lucia.createWedding()
  const known = async () => {
    const { rows } = await app.db.execute<{ rows: number }>(
      sql`select reltuples::int as rows from pg_class where oid = 'guests'::regclass`,
    )
    return rows[0]!.rows
  }
  await app.db.execute(sql`analyze guests`)
  expect(await known()).toBe(0)
  const guests = Array.from({ length: 2000 }, (_, at) => ({ fullName: `Persona ${at}` }))
  const answer = await lucia.post(`/api/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  expect(answer.body).toMatchObject({ imported: 2000 })
  expect(await known()).toBe(2000)
})
