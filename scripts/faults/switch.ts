import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Endpoint } from '#server/platform/postgres/endpoint.ts'

/** An address of this machine that leads to one PostgreSQL and then to another, as those do that a failover moves. */
export type Switch = Endpoint & { leadTo(endpoint: Endpoint): void; close(): void }

export async function openSwitch(first: Endpoint): Promise<Switch> {
  let target = first
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const there = connect(join(target.host, `.s.PGSQL.${target.port}`))
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    leadTo(endpoint) {
      target = endpoint
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
