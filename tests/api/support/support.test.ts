import { beforeAll, describe, expect, it } from 'vitest'
import { SUPPORT_KEPT_DAYS, SUPPORT_MESSAGES_PER_HOUR } from '#domain/support/support.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const FACTS = {
  page: 'Invitados',
  browser: 'Firefox 144, Windows',
  screen: '1440 × 900',
  version: 'Azahar 0.1.0',
}
let lucia: Person
let elena: Person

beforeAll(async () => {
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  elena = await signedUp(app, 'Elena Mora', 'planner')
})

const write = (person: Person, text: string, more: object = {}) =>
  person.post('/api/support', { text, ...more })
const listed = async (person: Person) => (await person.get('/api/support')).body

describe('a message to the operator', () => {
  it('begins a conversation with its first line as subject, for its person alone', async () => {
    const { status, body } = await write(lucia, 'La hoja sale sin viajes\nEn pantalla sí están.')
    expect(status).toBe(200)
    expect(body).toMatchObject({ subject: 'La hoja sale sin viajes', closedAt: null })
    expect(body.messages).toEqual([
      expect.objectContaining({ author: 'person', operatorName: null, facts: null }),
    ])
    expect((await listed(lucia)).conversations[0].id).toBe(body.id)
    for (const at of [`/api/support/${body.id}`, `/api/support/${body.id}/close`]) {
      const method = at.endsWith('close') ? 'POST' : 'GET'
      expect((await elena.call(method, at)).body.code).toBe('SUPPORT_NOT_FOUND')
    }
    expect((await elena.post(`/api/support/${body.id}/messages`, { text: 'hola' })).status).toBe(404)
  })

  it('tells page and browser only when the person agrees, and nothing else', async () => {
    const { body } = await write(lucia, 'No carga', { facts: FACTS })
    expect(body.messages[0].facts).toEqual(FACTS)
    const { body: more } = await write(lucia, 'Con más', { facts: { ...FACTS, guest: 'Carmen' } })
    expect(more.messages[0].facts).toEqual(FACTS)
  })

  it('promises planners their hours, and others two working days', async () => {
    app.setClock(new Date('2026-11-25T09:00:00Z'))
    const mine = await signedUp(app, 'Noa Vidal', 'planner')
    const other = await signedUp(app, 'Teo Lasa', 'couple')
    expect((await write(mine, 'No me deja firmar')).body.dueAt).toBe('2026-11-25T17:00:00.000Z')
    expect((await write(other, 'He perdido la mesa')).body.dueAt).toBe('2026-11-27T09:00:00.000Z')
    app.setClock(null)
    expect((await listed(mine)).promise).toEqual({ hours: 8, isFirst: true })
    expect((await listed(other)).promise).toEqual({ hours: 18, isFirst: false })
  })

  it('is sent once, however often it is tried', async () => {
    const id = '0198c0de-0000-7000-8000-0000005e1f01'
    const first = await write(elena, 'Una vez', { id })
    const second = await write(elena, 'Una vez', { id })
    expect(second.body).toEqual(first.body)
    const messageId = '0198c0de-0000-7000-8000-0000005e1f02'
    await elena.post(`/api/support/${id}/messages`, { id: messageId, text: 'Más' })
    const again = await elena.post(`/api/support/${id}/messages`, { id: messageId, text: 'Más' })
    expect(again.body.messages.map(({ text }: { text: string }) => text)).toEqual(['Una vez', 'Más'])
    expect((await write(lucia, 'Ajena', { id })).status).toBe(404)
  })

  it('reaches the mailbox of the contact page, marked for who comes first', async () => {
    await write(elena, 'Se lee en el correo')
    await app.runJobs()
    const mail = app.mails.find(({ subject }) => subject === 'Ayuda, planner: Se lee en el correo')
    expect(mail).toMatchObject({ to: 'contacto@azahar.example', replyTo: elena.email })
    expect(mail?.text).toContain('espera respuesta antes del')
    expect(app.mails.some(({ subject }) => subject === 'Ayuda: No carga')).toBe(true)
  })

  it('is closed by its person, and open again with more words', async () => {
    const { body } = await write(lucia, 'Ya está')
    const closed = await lucia.post(`/api/support/${body.id}/close`)
    expect(closed.body).toMatchObject({ dueAt: null, closedAt: expect.any(String) })
    const open = await lucia.post(`/api/support/${body.id}/messages`, { text: 'Pues no' })
    expect(open.body).toMatchObject({ dueAt: expect.any(String), closedAt: null })
  })

  it('is refused empty, endless, and with facts that are none', async () => {
    for (const given of [{ text: '  ' }, { text: 'x'.repeat(4001) }, { text: 'x', facts: { page: 'x' } }]) {
      expect((await lucia.post('/api/support', given)).status).toBe(400)
    }
  })

  it('is held to some in an hour', async () => {
    const irene = await signedUp(app, 'Irene Gil', 'couple')
    for (let sent = 0; sent < SUPPORT_MESSAGES_PER_HOUR; sent += 1) await write(irene, `Mensaje ${sent}`)
    const { status, body } = await write(irene, 'Uno más')
    expect([status, body.code]).toEqual([429, 'TOO_MANY_MESSAGES'])
    expect(body.data.retryAfterSeconds).toBeGreaterThan(0)
  })
})

it('a closed conversation goes after two years, and an open one stays', async () => {
  const marcos = await signedUp(app, 'Marcos Ruiz', 'couple')
  const { body: closed } = await write(marcos, 'Cerrada')
  await write(marcos, 'Abierta')
  await marcos.post(`/api/support/${closed.id}/close`)
  const later = new Date(Date.now() + (SUPPORT_KEPT_DAYS + 1) * 86_400_000)
  await tidyUp({ db: app.db, clock: { now: () => later } })
  const { rows } = await app.db.$client.query(
    'select subject from support_conversations where user_id = $1',
    [marcos.userId],
  )
  expect(rows).toEqual([{ subject: 'Abierta' }])
})

describe('the way to write', () => {
  it('leads to the app with a session, and to the contact page without one', async () => {
    expect((await app.fetch('/ayuda/escribir')).headers.get('location')).toBe('/contacto')
    const cookie = lucia.cookie
    const response = await app.fetch('/ayuda/escribir', { headers: { cookie } })
    expect(response.headers.get('location')).toBe('/app/help')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
