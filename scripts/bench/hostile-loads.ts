import { connect } from 'node:net'
import { load } from './load.ts'

export const PORT = 3983
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)

const BODY_BYTES = 16 * 1024 * 1024

export type Person = { cookie: string; weddingId: string }

/** 24 at once, again and again: half without a session, half with the session of an outsider. */
export async function hostileBodies(weddingId: string, cookie: string) {
  const body = Buffer.from(`[${'{},'.repeat(BODY_BYTES / 3 - 1)}{}]`.padEnd(BODY_BYTES))
  const until = performance.now() + SECONDS * 1000
  const statuses: Record<string, number> = {}
  const again = async (index: number) => {
    while (performance.now() < until) {
      const text = head(`/api/weddings/${weddingId}/guests/import`, index % 2 === 0 ? '' : cookie, BODY_BYTES)
      count(
        statuses,
        await send((socket) => {
          socket.write(text)
          socket.write(body)
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: 24 }, (_, index) => again(index)))
  return statuses
}

export async function imports({ cookie, weddingId }: Person) {
  const statuses: Record<string, number> = {}
  const guests = Array.from({ length: 2500 }, (_, index) => ({
    fullName: `Íñigo Aguirre Lasa ${index}`,
    email: `inigo.${index}@correo.example`,
    notes: 'Llega el viernes por la tarde y se queda hasta el domingo',
  }))
  const body = JSON.stringify({ mode: 'append', guests })
  const one = async () => {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/weddings/${weddingId}/guests/import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    count(statuses, answer.status)
  }
  await Promise.all(Array.from({ length: 60 }, one))
  return statuses
}

/** Heads and bodies that come a byte at a time: of strangers, and of a member. */
export async function slowConnections({ cookie, weddingId }: Person) {
  const statuses: Record<string, number> = {}
  const path = `/api/weddings/${weddingId}/guests`
  const slow = async (index: number) => {
    const text = head(path, index % 4 === 0 ? cookie : '', 10_000)
    const begin = index % 2 === 0 ? text : text.slice(0, 40)
    count(
      statuses,
      await send((socket) => {
        socket.write(begin)
        const trickle = setInterval(() => socket.write(' '), 1000)
        socket.once('close', () => clearInterval(trickle))
      }),
    )
  }
  await Promise.all(Array.from({ length: 800 }, (_, index) => slow(index)))
  return statuses
}

export async function readers({ cookie, weddingId }: Person) {
  const next = () =>
    ({ method: 'GET', path: `/api/weddings/${weddingId}/guests`, headers: { cookie } }) as const
  return (await load({ port: PORT, connections: 500, seconds: SECONDS }, next)).statuses
}

/** A connection that sends this and is read until it closes; gives the status of its first answer. */
function send(write: (socket: ReturnType<typeof connect>) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1')
    let status = 'none'
    socket.once('data', (chunk) => {
      status = chunk.toString('latin1', 9, 12)
    })
    socket.on('data', () => {}).on('error', () => {})
    socket.once('close', () => resolve(status))
    write(socket)
    setTimeout(() => socket.destroy(), SECONDS * 1000).unref()
  })
}

function head(path: string, cookie: string, bytes: number): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`
}

export function count(all: Record<string, number>, key: string | number) {
  all[key] = (all[key] ?? 0) + 1
}
