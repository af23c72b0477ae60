import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { type OpenPort, openPort } from './open-port.ts'

const CONNECTIONS = 60
let port: OpenPort
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await port.close()
})

const open = async (): Promise<number> => {
  port = await openPort({ host: '127.0.0.1', port: 0 })
  return Number(new URL(port.address()).port)
}

/** Turns of the event loop until so many connections, which all wait in the kernel before the first, are answered. */
async function turnsUntilAnswered(number: number): Promise<number> {
  let answered = 0
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = connect(number, '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    socket.once('data', () => {
      answered += 1
    })
    sockets.push(socket)
  }
  await Promise.resolve()
  const until = performance.now() + 50
  while (performance.now() < until);
  let turns = 0
  for (; answered < CONNECTIONS; turns += 1) await nextTurn()
  return turns
}

it.skipIf(process.platform === 'win32')(
  'a turn of the event loop, which is long in a busy server, lets in several connections',
  async () => {
    const number = await open()
    await expect.poll(() => turnsUntilAnswered(number), { timeout: 10_000 }).toBeLessThan(CONNECTIONS / 2)
  },
)

it('a port that is closed as soon as it is open is closed', async () => {
  const number = await open()
  await port.close()
  await expect(once(connect(number, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})

it('a request over any of the connections that wait is answered while the port closes', async () => {
  const number = await open()
  await expect.poll(() => turnsUntilAnswered(number), { timeout: 10_000 }).toBeLessThan(CONNECTIONS / 2)
  const waiting = sockets.map(async (socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const [chunk] = await once(socket, 'data')
    return String(chunk).slice(9, 12)
  })
  const [statuses] = await Promise.all([Promise.all(waiting), port.close()])
  expect(new Set(statuses)).toEqual(new Set(['200']))
  await expect(once(connect(number, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})

it('a stop is announced at /readyz while everything else is still answered', async () => {
  const number = await open()
  port.serve((request, response) => response.writeHead(200).end(request.url))
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${number}${path}`)
    return [answer.status, await answer.text()]
  }
  expect(await read('/readyz')).toEqual([200, '/readyz'])
  const announced = port.announceStop(300)
  expect(await read('/readyz')).toEqual([503, '{"status":"stopping"}'])
  expect(await read('/login')).toEqual([200, '/login'])
  await announced
  await port.close()
  await expect(read('/login')).rejects.toThrow('fetch failed')
})
