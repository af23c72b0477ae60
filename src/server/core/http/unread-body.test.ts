import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendJson } from './send-json.ts'
import { hasUnreadBody, limitUnreadTime } from './unread-body.ts'

/** A process that sends large bodies at once, as programs do, and prints what it was answered. */
const SENDER = `const { request } = require('node:http')
const [port, bytes, times] = process.argv.slice(1).map(Number)
const send = () => new Promise((resolve) => {
  const asked = request({ port, method: 'POST', headers: { 'content-length': bytes } }, (answer) => {
    asked.off('error', broken).on('error', () => {})
    answer.resume().once('end', () => resolve(answer.statusCode))
  })
  const broken = ({ code }) => resolve(code)
  asked.once('error', broken).end(Buffer.alloc(bytes))
})
const all = async () => {
  const answers = []
  while (answers.length < times) answers.push(await send())
  console.log(answers.join(' '))
}
all()`

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    if (hasUnreadBody(request)) limitUnreadTime(request, response)
    void sendJson(request, response, { status: 413, json: '{"code":"BODY_TOO_LARGE"}' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each([
  ['little of which is missing', 500_000],
  ['of which more is missing than is taken in', 6_000_000],
])('a refusal reaches who sends a body, %s', async (_words, bytes) => {
  const words = ['-e', SENDER, port, bytes, 12].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, words)
  expect(stdout.trim().split(' ')).toEqual(Array(12).fill('413'))
})

it('who goes on sending after it is cut off', async () => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n')
  const piece = Buffer.alloc(64 * 1024)
  const push = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', push)
  push()
  await new Promise((closed) => socket.once('close', closed))
  expect(answer).toContain('HTTP/1.1 413')
})
