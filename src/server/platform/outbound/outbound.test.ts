import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createLookup } from './outbound.ts'

const servers: Socket[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type OnQuestion = (question: Buffer, from: RemoteInfo, server: Socket) => void

/** A lookup that asks a server of names on this machine. */
async function lookupAt(onQuestion: OnQuestion, timeout = 2000) {
  const server = createSocket('udp4', (question, from) => onQuestion(question, from, server))
  servers.push(server)
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const resolvers: Resolver[] = []
  const lookup = createLookup(() => {
    const resolver = new Resolver({ timeout, tries: 1 })
    resolver.setServers([`127.0.0.1:${(server.address() as AddressInfo).port}`])
    resolvers.push(resolver)
    return resolver
  })
  return { lookup, cancel: () => resolvers.map((resolver) => resolver.cancel()) }
}

const A = 1
const ADDRESS = [93, 184, 215, 14]

/** Answers a question for IPv4 with that address, and one for IPv6 with none (RFC 1035, 4.1). */
const answer: OnQuestion = (question, { port, address }, server) => {
  const isIpv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === A
  const reply = Buffer.from(question.subarray(0, question.indexOf(0, 12) + 5))
  reply.writeUInt16BE(0x8180, 2)
  reply.writeUInt16BE(isIpv4 ? 1 : 0, 6)
  reply.fill(0, 8, 12)
  const record = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...ADDRESS])
  server.send(isIpv4 ? Buffer.concat([reply, record]) : reply, port, address)
}

it('gives the addresses of a host that has only those of one kind', async () => {
  const { lookup } = await lookupAt(answer)
  expect(await lookup('fotos.example')).toEqual([{ address: ADDRESS.join('.'), family: 4 }])
})

it.each(['localhost', 'db.localhost'])('knows %s as the machine itself', async (host) => {
  const { lookup } = await lookupAt(answer)
  expect(await lookup(host)).toEqual([{ address: '127.0.0.1', family: 4 }])
})

it('fails for a host without addresses', async () => {
  const { lookup } = await lookupAt((question, from, server) => {
    const refused = Buffer.from(question)
    refused.writeUInt16BE(0x8183, 2)
    server.send(refused, from.port, from.address)
  })
  await expect(lookup('no-hay.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

it('gives up on servers of names that say nothing, and takes no thread of the process meanwhile', async () => {
  // Each name and type is a question; the random ids of two may be the same.
  const asked = new Set<string>()
  const { lookup, cancel } = await lookupAt((question) => asked.add(question.toString('hex', 12)), 60_000)
  const waiting = Array.from({ length: 20 }, (_, number) => lookup(`foto-${number}.example`))
  const ended = Promise.allSettled(waiting)
  // All are asked at once: none waits for the thread of another.
  await expect.poll(() => asked.size).toBeGreaterThanOrEqual(40)
  cancel()
  for (const { status } of await ended) expect(status).toBe('rejected')
})
