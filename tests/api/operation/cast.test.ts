import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { bringUpToNow } from '../../support/database/cast-database.ts'

const one = useCast()
const other = useCast()

it('begins each file in a database of its own', async () => {
  const guest = await one.cast.lucia.addGuest(one.cast.weddingId, 'Ana Ruiz')
  const path = `/api/weddings/${one.cast.weddingId}/guests`
  expect((await one.cast.martin.get(path)).body).toMatchObject([{ id: guest }])
  expect((await other.cast.martin.get(path)).body).toEqual([])
})

it('has just signed in, however long ago its database was made', async () => {
  const { app, cast } = one
  await app.db.execute(sql`update auth.session set created_at = created_at - interval '11 minutes'`)
  const leave = () => cast.raul.post('/api/account/deletion', { word: 'not the word' })
  expect(await leave()).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
  await bringUpToNow(app.db.$client.options.connectionString!)
  expect((await leave()).status).toBe(400)
})
