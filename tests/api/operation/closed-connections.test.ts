import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string

beforeAll(() => {
  lucia = cast.lucia
  weddingId = cast.weddingId
})

/** Sends a whole request and something that is none behind it, for which the server closes the connection. */
async function sendAndBreak(method: string, path: string) {
  const socket = connect(app.port, '127.0.0.1').on('error', () => {})
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', `Cookie: ${lucia.cookie}`]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"name":1}\r\n\r\n`)
  socket.resume()
  await once(socket, 'close')
}

it('requests whose connection broke at once leave room for those that follow', async () => {
  const path = `/api/weddings/${weddingId}/guests/0198c0de-0000-7000-8000-000000000000`
  await Promise.all(Array.from({ length: 60 }, () => sendAndBreak('DELETE', path)))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => lucia.get(`/api/weddings/${weddingId}/guests`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
