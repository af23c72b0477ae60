import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlannerRequest } from '#contract/requests.ts'
import { plannerDirectory } from '#db/schema/planners.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

const MESSAGE = {
  name: 'Carmen Ruiz',
  email: 'carmen@correo.example',
  message: 'Nos casamos en primavera.\n¿Tenéis la fecha libre?',
}
const DETAILS = {
  eventDate: '2027-05-22',
  place: 'Carmona',
  guests: '120',
  budget: '18.500',
  phone: '600 00 00 00',
}

const write = (fields: Record<string, string>) =>
  app.fetch('/planners/elena-montes/contacto', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
const requestsOf = async (planner: Person) =>
  (await planner.get('/api/planner/requests')).body as PlannerRequest[]
const newCount = async () => (await cast.elena.get('/api/planner/requests/new-count')).body.new as number
const mails = async () => {
  await app.runJobs()
  return app.mails
}

/** The request that a message of this name has become. */
async function receive(name: string): Promise<PlannerRequest> {
  await write({ ...MESSAGE, ...DETAILS, name })
  return (await requestsOf(cast.elena)).find((request) => request.name === name)!
}

beforeAll(async () => {
  await app.db
    .insert(plannerDirectory)
    .values({ userId: cast.elena.userId, slug: 'elena-montes', listed: true })
    .onConflictDoUpdate({ target: plannerDirectory.userId, set: { slug: 'elena-montes', listed: true } })
  expect(await app.db.$count(plannerDirectory, eq(plannerDirectory.userId, cast.elena.userId))).toBe(1)
})

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

describe('a message from a public profile', () => {
  it('is a request to the planner, with all that was told, and a mail as well', async () => {
    const before = await newCount()
    expect((await write({ ...MESSAGE, ...DETAILS })).status).toBe(303)
    expect((await requestsOf(cast.elena))[0]).toMatchObject({
      ...MESSAGE,
      eventDate: '2027-05-22',
      place: 'Carmona',
      guests: 120,
      budget: 18_500,
      phone: '600 00 00 00',
      status: 'new',
      weddingId: null,
      answeredAt: null,
    })
    expect(await newCount()).toBe(before + 1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: cast.elena.email, replyTo: MESSAGE.email })
    for (const told of ['22 de mayo de 2027', 'Carmona', '120', '18.500,00'])
      expect(mail!.text).toContain(told)
  })

  it('agrees in its mail with a name that is of two', async () => {
    await receive('Marcos y Ginés')
    const [mail] = await mails()
    expect(mail!.subject).toBe('Marcos y Ginés te escriben desde tu perfil de Azahar')
    expect(mail!.text).toMatch(/^Marcos y Ginés han visto tu perfil .* y te escriben:/)
  })

  it('is notified, of no wedding, and leads to the request', async () => {
    const { id } = await receive('Noemí Vera')
    const [newest] = (await cast.elena.get('/api/notifications?limit=20')).body
    expect(newest).toMatchObject({
      action: 'request.received',
      actorName: 'Noemí Vera',
      weddingId: null,
      url: `/app/planner/${cast.elena.userId}/requests?solicitud=${id}`,
    })
  })

  it('is one request and one mail when the button is pressed twice', async () => {
    const fields = { ...MESSAGE, ...DETAILS, name: 'Doble Clic' }
    const answers = await Promise.all([write(fields), write(fields)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await requestsOf(cast.elena)).filter(({ name }) => name === 'Doble Clic')).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    expect((await write({ ...fields, message: 'Otra cosa.' })).status).toBe(303)
    expect((await requestsOf(cast.elena)).filter(({ name }) => name === 'Doble Clic')).toHaveLength(2)
  })

  it('may tell nothing of the wedding', async () => {
    await write({ ...MESSAGE, name: 'Sin Datos' })
    const request = (await requestsOf(cast.elena)).find(({ name }) => name === 'Sin Datos')
    expect(request).toMatchObject({ eventDate: null, place: null, guests: null, budget: null, phone: null })
  })

  it.each([
    [{ eventDate: '2027-02-30' }, 'Ese día no existe. Revisa la fecha.'],
    [{ guests: '-5' }, 'Escribe un número entre 1 y 5000.'],
    [{ budget: 'poco' }, 'Escribe solo la cantidad'],
  ])('says what cannot be read of %j and keeps what was typed', async (typed, sentence) => {
    const before = (await requestsOf(cast.elena)).length
    const response = await write({ ...MESSAGE, ...DETAILS, ...typed })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(sentence)
    expect(html).toContain('value="Carmona"')
    expect(html).not.toContain('<script')
    expect(await requestsOf(cast.elena)).toHaveLength(before)
  })
})

describe('spam', () => {
  it.each([
    ['a program that fills in every field', { ...MESSAGE, name: 'Un robot', website: 'https://x.example' }],
    ['a message full of links', { ...MESSAGE, name: 'Enlaces', message: 'https://a.example '.repeat(3) }],
  ])('of %s is kept apart without a mail, a notification or a count', async (_, fields) => {
    const count = await newCount()
    const unread = async () => (await cast.elena.get('/api/notifications/unread-count')).body.unread
    const before = await unread()
    expect((await write(fields)).status).toBe(303)
    const request = (await requestsOf(cast.elena)).find(({ name }) => name === fields.name)
    expect(request?.status).toBe('spam')
    expect(await newCount()).toBe(count)
    expect(await unread()).toBe(before)
    expect(await mails()).toEqual([])
  })

  it('can be brought back', async () => {
    await write({ ...MESSAGE, name: 'Por error', website: 'x' })
    const { id } = (await requestsOf(cast.elena)).find(({ name }) => name === 'Por error')!
    const count = await newCount()
    const moved = await cast.elena.patch(`/api/planner/requests/${id}`, { status: 'new' })
    expect(moved.body.status).toBe('new')
    expect(await newCount()).toBe(count + 1)
  })

  it('stops after five messages an hour from one place, which are not kept', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await write(MESSAGE)).status).toBe(303)
    const before = (await requestsOf(cast.elena)).length
    const refused = await write(MESSAGE)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Has enviado varios mensajes seguidos.')
    expect(await requestsOf(cast.elena)).toHaveLength(before)
  })

  it('says that a planner receives many, to who has sent none', async () => {
    const { id } = (await cast.elena.get('/api/profile')).body
    const key = `contact-planner:${id}`
    for (let sent = 0; sent < 40; sent += 1)
      await app.platform.rateLimiter.consume(key, { max: 40, windowSeconds: 3600 })
    const refused = await write(MESSAGE)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Ahora mismo le llegan muchos mensajes a la vez.')
  })
})

describe('a request', () => {
  it('is answered by mail, in the name of the planner', async () => {
    const { id } = await receive('Julia Prats')
    await mails()
    app.mails.length = 0
    const answer = await cast.elena.post(`/api/planner/requests/${id}/answer`, { text: 'Hola, Julia: sí.' })
    expect(answer.body).toMatchObject({ status: 'answered', answeredAt: expect.any(String) })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: MESSAGE.email, replyTo: cast.elena.email })
    expect(mail!.text).toContain('Hola, Julia: sí.')
    expect(mail!.text).toContain('> ¿Tenéis la fecha libre?')
  })

  it('is answered from the address of the brand, and says nothing of the one the planner signs in with', async () => {
    const branding = { email: 'hola@casajara.example' }
    expect((await cast.elena.call('PUT', '/api/planner/branding', branding)).status).toBe(200)
    const { id } = await receive('Ana Roldán')
    await mails()
    app.mails.length = 0
    await cast.elena.post(`/api/planner/requests/${id}/answer`, { text: 'Hola, Ana: sí.' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: MESSAGE.email, replyTo: branding.email })
    expect(mail!.text).toContain(branding.email)
    expect(mail!.text).not.toContain(cast.elena.email)
    await cast.elena.call('PUT', '/api/planner/branding', { email: null })
  })

  it('becomes one wedding, however often it is asked for', async () => {
    const { id } = await receive('Boda única')
    const added = { name: 'Carmen & Íñigo', eventDate: '2027-05-22' }
    const first = await cast.elena.post(`/api/planner/requests/${id}/wedding`, added)
    const second = await cast.elena.post(`/api/planner/requests/${id}/wedding`, added)
    expect(first.body.weddingId).toEqual(expect.any(String))
    expect(second.body.weddingId).toBe(first.body.weddingId)
    const wedding = (await cast.elena.get(`/api/weddings/${first.body.weddingId}`)).body
    expect(wedding).toMatchObject({ ...added, role: 'planner', isCreator: true })
  })

  it('is there for its planner alone', async () => {
    const { id } = await receive('Privada')
    expect((await requestsOf(cast.raul)).map((request) => request.id)).not.toContain(id)
    const path = `/api/planner/requests/${id}`
    const tries = [
      cast.raul.patch(path, { status: 'archived' }),
      cast.raul.post(`${path}/answer`, { text: 'Hola' }),
      cast.raul.post(`${path}/wedding`, { name: 'Boda' }),
    ]
    for (const answer of await Promise.all(tries)) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'REQUEST_NOT_FOUND' } })
    }
    expect((await requestsOf(cast.elena)).find((request) => request.id === id)?.status).toBe('new')
  })
})
