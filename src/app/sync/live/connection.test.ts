import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { LiveConnection, SILENCE_MS } from './connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const READY: LiveEvent = { type: 'ready', missed: false }
const BEAT: LiveEvent = { type: 'beat' }

describe('a live connection', () => {
  it('passes on what it hears, and asks to go on from the last event that had an id', async () => {
    const server = new Server()
    const { heard, stop } = connect(server, { latestId: () => 'id of the last beat' })
    await server.opened(1)
    server.say(READY)
    server.say(BEAT)
    await vi.waitFor(() => expect(heard).toEqual([READY, BEAT]))
    expect(server.asked).toEqual(['id of the last beat'])
    await stop()
  })

  it('comes back after it broke, later with every failure in a row', async () => {
    const server = new Server()
    const { tries, stop } = connect(server)
    await server.opened(1)
    server.say(READY)
    server.breakOff()
    server.isDown = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(tries).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(2000)
    expect(tries).toEqual([0, 0, 1])
    server.isDown = false
    await vi.advanceTimersByTimeAsync(4000)
    server.say(READY)
    server.breakOff()
    await vi.advanceTimersByTimeAsync(1000)
    expect(tries).toEqual([0, 0, 1, 2, 0])
    await stop()
  })

  it('is dead when two beats are missed, although the connection stays open', async () => {
    const server = new Server()
    const { stop } = connect(server)
    await server.opened(1)
    server.say(READY)
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
    expect(server.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1 + 1000)
    expect(server.asked).toHaveLength(2)
    await stop()
  })

  it('stays while it beats', async () => {
    const server = new Server()
    const { stop } = connect(server)
    await server.opened(1)
    for (let beats = 0; beats < 5; beats += 1) {
      server.say(BEAT)
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
    }
    expect(server.asked).toHaveLength(1)
    await stop()
  })

  it('does not wait when the network comes back', async () => {
    const server = new Server()
    server.isDown = true
    const { connection, tries, stop } = connect(server)
    await vi.advanceTimersByTimeAsync(20_000)
    const before = tries.length
    server.isDown = false
    connection.reconnect()
    await vi.advanceTimersByTimeAsync(0)
    expect(tries).toHaveLength(before + 1)
    await stop()
  })

  it('does not wait when the server has answered something else, unless it has too many', async () => {
    const server = new Server()
    server.isDown = true
    const { connection, tries, stop } = connect(server)
    await vi.advanceTimersByTimeAsync(20_000)
    const before = tries.length
    server.isDown = false
    connection.hurry()
    await server.opened(1)
    expect(tries).toHaveLength(before + 1)
    server.say({ type: 'closing', reason: 'replaced' })
    await vi.advanceTimersByTimeAsync(1000)
    connection.hurry()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.asked).toHaveLength(1)
    await stop()
  })

  it('tries at once when the page is visible after a long silence, and stays when all is well', async () => {
    const server = new Server()
    const { connection, stop } = connect(server)
    await server.opened(1)
    server.say(READY)
    await vi.advanceTimersByTimeAsync(0)
    connection.wakeUp()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.asked).toHaveLength(1)
    vi.setSystemTime(Date.now() + SILENCE_MS + 1)
    connection.wakeUp()
    await server.opened(2)
    await stop()
  })

  it('ends with the session, whether the server closes it or refuses to open it', async () => {
    const closing = new Server()
    const closed = connect(closing)
    await closing.opened(1)
    closing.say({ type: 'closing', reason: 'signedOut' })
    await expect(closed.ended).resolves.toBe('signedOut')

    const refusing = new Server()
    refusing.refusal = new ORPCError('UNAUTHENTICATED')
    await expect(connect(refusing).ended).resolves.toBe('signedOut')
  })

  it('goes to another process when the server stops', async () => {
    const server = new Server()
    const { stop } = connect(server)
    await server.opened(1)
    server.say({ type: 'closing', reason: 'stopping' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.asked).toHaveLength(2)
    await stop()
  })

  it('leaves those in peace who have too many pages open', async () => {
    const server = new Server()
    const { stop } = connect(server)
    await server.opened(1)
    server.say({ type: 'closing', reason: 'replaced' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.asked).toHaveLength(1)
    await stop()
  })
})

function connect(server: Server, { latestId = () => undefined as string | undefined } = {}) {
  const heard: LiveEvent[] = []
  const tries: number[] = []
  const connection = new LiveConnection({
    open: (since, signal) => server.open(since, signal),
    idOf: () => undefined,
    latestId,
    onEvent: (event) => heard.push(event),
    onConnecting: (failures) => tries.push(failures),
  })
  const leaving = new AbortController()
  const ended = connection.run(leaving.signal)
  const stop = async () => {
    leaving.abort()
    expect(await ended).toBe('aborted')
  }
  return { connection, heard, tries, ended, stop }
}

/** The far end of a connection: says what the test wants it to say. */
class Server {
  readonly asked: (string | undefined)[] = []
  isDown = false
  refusal: Error | null = null
  #stream: ReadableStreamDefaultController<LiveEvent> | null = null

  async open(since: string | undefined, signal: AbortSignal): Promise<AsyncIterable<LiveEvent>> {
    if (this.isDown) throw new TypeError('Failed to fetch')
    if (this.refusal) throw this.refusal
    this.asked.push(since)
    return new ReadableStream<LiveEvent>({
      start: (stream) => {
        this.#stream = stream
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
  }

  opened = (times: number) => vi.waitFor(() => expect(this.asked).toHaveLength(times))
  say = (event: LiveEvent) => this.#stream!.enqueue(event)
  breakOff = () => this.#stream!.close()
}
