import { beforeAll, expect, it } from 'vitest'
import { FIELDS } from '#site/rsvp/field-names.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { type OwnPostgres, startOwnPostgres } from '../../support/database/own-postgres.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

let postgres: OwnPostgres

const app = useTestApp({
  database: async () => {
    postgres = await startOwnPostgres()
    return postgres
  },
  timeouts: { connect: 1500, statement: 1500, lock: 1500, idleInTransaction: 5000, answer: 2000 },
})

let family: TestInvitation

beforeAll(async () => {
  const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  const weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  await settleInvitations(app.db, weddingId)
  family = await inviteHousehold(app.db, weddingId, {
    language: 'ca',
    people: [{ fullName: 'Carmen Aguirre' }, { fullName: 'Noa Aguirre' }],
  })
})

it('an answer that meets a frozen database comes back as it was typed, and is saved when it is sent again', async () => {
  const [carmen] = family.people as [string]
  const html = await (await app.fetch(family.path)).text()
  const copy = /name="pagina" value="([^"]+)"/.exec(html)![1]!
  const send = (pageCopy: string) =>
    app.fetch(family.path, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({
        [FIELDS.page]: pageCopy,
        [FIELDS.event(carmen, 'boda')]: 'si',
        [FIELDS.menu(carmen)]: 'pescado',
        [FIELDS.message]: 'Quines ganes!',
      }),
    })

  postgres.freeze()
  let again = ''
  try {
    const refused = await send(copy)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await refused.text()
    expect(page).toContain('<html lang="ca"')
    expect(page).toContain('Encara no s’ha desat')
    expect(page).toContain('Carmen i Noa')
    expect(page).toContain('Quines ganes!</textarea>')
    expect(page.match(/ checked=""/g)).toHaveLength(2)
    again = /name="pagina" value="([^"]+)"/.exec(page)![1]!
    const opened = await app.fetch(family.path, { headers: { 'accept-language': 'eu' } })
    expect(opened.status).toBe(503)
    expect(await opened.text()).toContain('Berehala itzuliko gara')
  } finally {
    postgres.thaw()
  }
  await expect.poll(async () => (await send(again)).status, { timeout: 15_000 }).toBe(303)
  expect(await (await app.fetch(`${family.path}?cambiar`)).text()).toContain('Quines ganes!</textarea>')
})
