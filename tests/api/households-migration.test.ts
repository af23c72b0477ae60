import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase } from '../support/database.ts'
import { PASSWORD, Person } from '../support/person.ts'
import { useTestApp } from '../support/test-app.ts'
import { textOf } from '../support/text-of.ts'

const OLD = { userId: randomUUID(), weddingId: randomUUID(), email: 'lucia@correo.example' }

/** Guests as they were: a name, an email, the answer to the wedding and a note. */
const GUESTS = [
  { fullName: 'Carmen Aguirre Soto', email: 'casa@correo.example', rsvp: true, notes: 'Celíaca' },
  { fullName: 'Íñigo Aguirre Soto', email: 'casa@correo.example', rsvp: false, notes: null },
  { fullName: 'Teo Lasa', email: null, rsvp: null, notes: 'Trona' },
] as const

/** A couple with its guests, from before there were households. */
async function fill(client: Client): Promise<void> {
  const { userId, weddingId, email } = OLD
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role) values ($1, $2, $3, true, 'couple')`,
    [...[userId, 'Lucía Herrera', email]],
  )
  await client.query(
    `insert into auth.account (id, user_id, account_id, provider_id, password) values ($1, $2, $3, 'credential', $4)`,
    [randomUUID(), userId, userId, await hashPassword(PASSWORD)],
  )
  await client.query(
    `insert into weddings (id, name, event_date, created_by) values ($1, 'Lucía & Martín', '2199-04-10', $2)`,
    [...[weddingId, userId]],
  )
  await client.query(`insert into wedding_members (wedding_id, user_id, role) values ($1, $2, 'couple')`, [
    ...[weddingId, userId],
  ])
  for (const [index, { fullName, email, rsvp, notes }] of GUESTS.entries())
    await client.query(
      `insert into guests (wedding_id, id, full_name, email, rsvp, notes, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [weddingId, randomUUID(), fullName, email, rsvp, notes, new Date(Date.UTC(2026, 0, 1, 0, index))],
    )
}

const app = useTestApp({ database: () => createMigratedDatabase('0013_households', fill) })
const lucia = new Person(app, 'Lucía Herrera', 'couple', OLD.email)
const at = `/api/weddings/${OLD.weddingId}`

beforeAll(async () => {
  expect((await lucia.signIn()).status).toBe(200)
})

const guests = async () => (await lucia.get(`${at}/guests`)).body
const households = async () => (await lucia.get(`${at}/households`)).body

describe('a guest list from before there were households', () => {
  it('is as it was, in its order, and everybody on it stands alone', async () => {
    expect(await guests()).toMatchObject(GUESTS)
    expect(await households()).toMatchObject({ households: [], guests: [], events: [] })
  })

  it('counts its answers for the kitchen, all of them adults without a menu', async () => {
    const { sheet } = (await lucia.get(`${at}/catering`)).body
    expect(sheet.events).toMatchObject([{ adults: 1, children: 0, babies: 0, pending: 1 }])
  })

  it('takes an import at its end and another answer, as before', async () => {
    const rows = [{ fullName: 'Zoe Marín', email: null, rsvp: null, notes: null }]
    expect((await lucia.post(`${at}/guests/import`, { mode: 'append', guests: rows })).status).toBe(200)
    const teo = (await guests())[2]
    expect((await lucia.patch(`${at}/guests/${teo.id}`, { rsvp: true })).body).toMatchObject({ rsvp: true })
    expect(await guests()).toMatchObject([GUESTS[0], GUESTS[1], { ...GUESTS[2], rsvp: true }, rows[0]])
    expect((await households()).households).toEqual([])
  })

  it('makes each of its guests a household of one with the first link, with the answer that is there', async () => {
    const list = await guests()
    const guestIds = list.map(({ id }: { id: string }) => id)
    const made = (await lucia.post(`${at}/households/invitations`, { guestIds })).body
    expect(made).toHaveLength(list.length)
    expect(new Set(made.map(({ path }: { path: string }) => path)).size).toBe(list.length)
    const read = async ({ path }: { path: string }) => (await app.fetch(`${path}?cambiar`)).text()
    const pages: string[] = await Promise.all(made.map(read))
    const page = pages.find((one) => /Carmen,\s+nos casamos/.test(textOf(one)))
    expect(page).not.toContain('Íñigo')
    expect(page).toMatch(/name="viene\.[^"]+\.boda"[^>]*checked=""[^>]*value="si"/)
  })

  it('is overwritten by an import, as before', async () => {
    const rows = [{ fullName: 'Ane Mendía', email: null, rsvp: null, notes: null }]
    const { body, status } = await lucia.post(`${at}/guests/import`, { mode: 'overwrite', guests: rows })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await guests()).toMatchObject(rows)
  })
})
