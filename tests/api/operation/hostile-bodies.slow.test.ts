import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const MB = 1024 * 1024
const TOGETHER = 24

const { app, cast } = useCast()
let importPath: string

beforeAll(() => {
  importPath = `/api/weddings/${cast.weddingId}/guests/import`
})

type Sending = { method?: string; path: string; cookie?: string; bytes: number; begin?: string }

/** A connection on which a request has begun: its head and the first bytes of its body, and no more. */
async function begin({ method = 'POST', path, cookie = '', bytes, begin = '' }: Sending): Promise<Sender> {
  const socket = connect(app.port, '127.0.0.1')
  const sender = new Sender(socket)
  await once(socket, 'connect')
  const cookieLine = cookie && `cookie: ${cookie}\r\n`
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\n` +
      `${cookieLine}content-length: ${bytes}\r\n\r\n${begin}`,
  )
  return sender
}

class Sender {
  readonly socket: Socket
  readonly closed: Promise<unknown>
  #text = ''

  constructor(socket: Socket) {
    this.socket = socket
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.#text += text
    })
    socket.on('error', () => {})
    this.closed = new Promise((resolve) => socket.once('close', resolve))
  }

  /** The head and the body of the next answer. */
  async answer(): Promise<{ status: number; head: string; body: string }> {
    for (;;) {
      const end = this.#text.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(this.#text.slice(0, end))?.[1] ?? 0)
      if (end >= 0 && this.#text.length >= end + 4 + length) {
        const head = this.#text.slice(0, end)
        const body = this.#text.slice(end + 4, end + 4 + length)
        this.#text = this.#text.slice(end + 4 + length)
        return { status: Number(head.slice(9, 12)), head, body }
      }
      await once(this.socket, 'data')
    }
  }
}

const MANY_OBJECTS = `[${'{},'.repeat(2 * MB)}{}]`

describe('a body', () => {
  it.each([
    ['a visitor', 401, 'UNAUTHENTICATED'],
    ['an outsider', 404, 'WEDDING_NOT_FOUND'],
  ])('of %s is not waited for: %i before its bytes', async (who, status, code) => {
    const cookie = who === 'a visitor' ? '' : cast.noelia.cookie
    const sender = await begin({ path: importPath, cookie, bytes: 16 * MB, begin: '[{},' })
    const answer = await sender.answer()
    expect(answer).toMatchObject({ status })
    expect(JSON.parse(answer.body)).toMatchObject({ code })
    expect(answer.head).toMatch(/\r\nconnection: close/i)
    sender.socket.destroy()
  })

  it('of a long answer is not waited for when there is no such invitation', async () => {
    const sender = await begin({ path: `/i/${'a'.repeat(22)}`, bytes: 1.5 * MB, begin: 'm=' })
    expect(await sender.answer()).toMatchObject({ status: 404 })
    sender.socket.destroy()
  })

  it.each([
    ['a procedure for the signed-in', () => '/api/weddings'],
    ['an upload', () => `/api/weddings/${cast.weddingId}/vendors/${cast.weddingId}/files?name=x`],
  ])('without a session for %s is not waited for either', async (_, path) => {
    const sender = await begin({ path: path(), bytes: 16 * MB })
    const answer = await sender.answer()
    expect(answer.status).toBe(401)
    expect(answer.head).toMatch(/\r\nconnection: close/i)
    sender.socket.destroy()
  })

  it.each(['/api/auth/sign-in/email', '/contacto'])('for %s is a form and no more', async (path) => {
    const sender = await begin({ path, bytes: 2 * MB, begin: MANY_OBJECTS.slice(0, 50_000) })
    expect((await sender.answer()).status).toBe(413)
    await sender.closed
  })

  it.each([20_000, 200_000])(
    'of %i bytes, too large for a sign-in, leaves its connection usable',
    async (bytes) => {
      const sender = await begin({ path: '/api/auth/sign-in/email', bytes, begin: 'x'.repeat(bytes) })
      expect((await sender.answer()).status).toBe(413)
      sender.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost:3000\r\n\r\n')
      expect((await sender.answer()).status).toBe(200)
      sender.socket.destroy()
    },
  )

  it('that comes along with a sign-out is not waited for', async () => {
    const leaving = await signedUp(app, 'Teo Lasa', 'couple')
    const sender = await begin({ path: '/api/auth/sign-out', cookie: leaving.cookie, bytes: 16 * MB })
    expect((await sender.answer()).status).toBe(200)
    expect((await leaving.get('/api/profile')).status).toBe(401)
    sender.socket.destroy()
  })

  it('of a stranger who does not stop sending is cut off, and its sender has the answer', async () => {
    const sender = await begin({ path: importPath, bytes: 16 * MB })
    expect((await sender.answer()).status).toBe(401)
    sender.socket.write(MANY_OBJECTS)
    sender.socket.write(MANY_OBJECTS)
    await sender.closed
  })

  it(`others are answered while ${TOGETHER} strangers are still sending theirs`, async () => {
    const cookies = ['', cast.noelia.cookie]
    const senders = await Promise.all(
      Array.from({ length: TOGETHER }, (_, index) =>
        begin({
          path: importPath,
          cookie: cookies[index % 2]!,
          bytes: 16 * MB,
          begin: MANY_OBJECTS.slice(0, 65_536),
        }),
      ),
    )
    const others = await Promise.all([
      app.fetch('/healthz'),
      cast.noelia.get(`/api/weddings/${cast.otherWeddingId}/guests`),
    ])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    const statuses = await Promise.all(senders.map(async (sender) => (await sender.answer()).status))
    expect(statuses).toEqual(senders.map((_, index) => (index % 2 === 0 ? 401 : 404)))
    expect(senders.every(({ socket }) => socket.bytesWritten < 100_000)).toBe(true)
    for (const { socket } of senders) socket.destroy()
  })

  it('of a member is refused by its length, before its bytes, when the procedure needs less', async () => {
    const sender = await begin({ path: importPath, cookie: cast.lucia.cookie, bytes: 3 * MB })
    expect((await sender.answer()).status).toBe(413)
    const small = await begin({ path: '/api/weddings', cookie: cast.lucia.cookie, bytes: 65 * 1024 })
    expect((await small.answer()).status).toBe(413)
    for (const { socket } of [sender, small]) socket.destroy()
  })

  it.each([
    ['of nothing but empty objects', `{"mode":"append","guests":[${'{},'.repeat(600_000)}{}]}`],
    ['nested without end', `{"guests":${'['.repeat(1_000_000)}`],
    ['nested in strings that end late', `{"guests":["\\\\",${'["\\"",'.repeat(200_000)}`],
  ])('%s is refused while it arrives', async (_, text) => {
    const sender = await begin({ path: importPath, cookie: cast.lucia.cookie, bytes: 2 * MB, begin: text })
    expect((await sender.answer()).status).toBe(413)
    sender.socket.destroy()
  })

  it('that is refused leaves its connection usable when little of it was missing', async () => {
    const sender = await begin({ path: '/api/weddings', bytes: 60_000 })
    expect((await sender.answer()).status).toBe(401)
    sender.socket.write(' '.repeat(60_000))
    sender.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost:3000\r\n\r\n')
    expect((await sender.answer()).status).toBe(200)
    sender.socket.destroy()
  })

  it('with every mark of a text in it is no long nor deep one', async () => {
    const fullName = '[{"\\'.repeat(40)
    const answer = await cast.lucia.post(importPath, { mode: 'append', guests: [{ fullName }] })
    expect(answer.status).toBe(200)
  })

  it('of 5,000 guests with an email, an answer and a note each is imported', async () => {
    const guests = Array.from({ length: 5000 }, (_, index) => ({
      id: crypto.randomUUID(),
      fullName: `Carmen Aguirre Soto de la Vega ${index}`,
      email: `carmen.aguirre.soto.${index}@correo.example`,
      notes:
        'Alérgica a los frutos secos. Llega el viernes por la tarde en el AVE de las seis con los niños, y se queda hasta el domingo. Mejor cerca de la puerta.',
      rsvp: index % 2 === 0,
    }))
    const answer = await cast.lucia.post(importPath, { mode: 'overwrite', guests })
    expect(answer).toMatchObject({ status: 200, body: { imported: 5000 } })
  })

  it('of 5,000 invalid guests is refused by its first ones, and one invalid guest by its place', async () => {
    const invalid = Array.from({ length: 5000 }, () => ({ fullName: '', email: 1, notes: 1 }))
    const all = await cast.lucia.post(importPath, { mode: 'append', guests: invalid })
    expect(all).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(all.body.data.issues[0].path).toEqual(['guests', 0, 'fullName'])
    expect(all.body.data.issues.length).toBeLessThan(200)

    const one = Array.from({ length: 400 }, (_, index) => ({ fullName: index === 321 ? '' : 'Carmen' }))
    const answer = await cast.lucia.post(importPath, { mode: 'append', guests: one })
    expect(answer.body.data.issues).toEqual([expect.objectContaining({ path: ['guests', 321, 'fullName'] })])
  })

  it('of a person without a browser to whom nothing is addressed is 404 as ever', async () => {
    const visitor = new Person(app, 'Nadie', 'couple')
    expect((await visitor.post('/api/nothing', { a: 1 })).status).toBe(404)
  })
})
