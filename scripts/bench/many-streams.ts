import type { ChildProcess } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { LIVE_BEAT_MS } from '#domain/live/live.ts'
import { backOff } from '#domain/operation/back-off.ts'
import { LiveClient } from './live-client.ts'
import {
  measureDelivery,
  type OpenStream,
  openStreams,
  prepareWeddings,
  weddingsFor,
} from './live-weddings.ts'
import { percentile } from './percentile.ts'
import { processorTime } from './processor-time.ts'

/** Streams that are asked for at the same moment while all are opened. */
const AT_ONCE = 50

/** Beats that are waited for to see what open streams cost while nothing happens. */
const BEATS = 2

/** The app asks for a stream that has ended after so long. */
const RETRY_MS = { first: 1000, longest: 30_000 }

/** Within so many seconds all are back after a process has stopped. */
const BACK_SECONDS = 15

type Place = { streams: number; ports: readonly [number, number]; changes: number }

type Bench = {
  servers: ChildProcess[]
  memoryOf: (server: ChildProcess) => Promise<{ held: number; rss: number }>
  stop: (server: ChildProcess) => Promise<void>
  judge: (value: number, limit: number, what: string) => void
  limits: { streamBytes: number; p95Ms: number }
}

/** Many streams over two processes: their memory, what they cost at rest, how soon changes reach them, and a restart. */
export async function measureManyStreams({ streams, ports, changes }: Place, bench: Bench): Promise<void> {
  const { servers, memoryOf, judge, limits } = bench
  const memoryOfBoth = async () => [await memoryOf(servers[0]!), await memoryOf(servers[1]!)] as const
  const weddings = await prepareWeddings(ports[0], weddingsFor(streams))
  for (const port of ports)
    for (const one of await openStreams(weddings, { streams: 50, ports: [port] })) await one.client.close()
  const before = await memoryOfBoth()
  const began = performance.now()
  const open = await openStreams(weddings, { streams, ports, atOnce: AT_ONCE })
  const opening = (performance.now() - began) / 1000
  const after = await memoryOfBoth()
  console.log(
    `${streams} streams of ${weddings.length} weddings, opened in ${opening.toFixed(1)} s, load ${loadavg()[0]!.toFixed(1)}`,
  )
  for (const [at, { held, rss }] of after.entries()) {
    const each = (held - before[at]!.held) / (streams / ports.length)
    console.log(
      `    process ${at + 1}: ${(each / 1024).toFixed(1)} KB a stream, ${megabytes(rss)} in all, ${megabytes(before[at]!.rss)} before`,
    )
    judge(each, limits.streamBytes, 'memory of a stream')
  }
  await costAtRest(servers)
  for (const [at, port] of ports.entries()) {
    const times = await measureDelivery(port, { weddings, streams: open, changes })
    const wait = (share: number) => `${percentile(times, share).toFixed(1)} ms`
    console.log(
      `    ${changes} changes through process ${at + 1}, ${times.length} deliveries by both: half within ${wait(0.5)}, p95 ${wait(0.95)}, the last ${wait(1)}`,
    )
    judge(percentile(times, 0.95), limits.p95Ms, `p95 through process ${at + 1}`)
  }
  await comeBack(open, { from: servers[1]!, port: ports[0], stop: bench.stop, judge })
  const last = await memoryOf(servers[0]!)
  console.log(`    the process that has all of them: ${megabytes(last.rss)}`)
}

/** The processor time of both processes while nothing happens but beats. */
async function costAtRest(servers: readonly ChildProcess[]): Promise<void> {
  const before = servers.map(processorTime)
  const millis = BEATS * LIVE_BEAT_MS
  await delay(millis)
  const shares = servers.map((server, at) => (100 * (processorTime(server) - before[at]!)) / millis)
  console.log(
    `    at rest they take ${shares.map((share) => share.toFixed(1)).join(' and ')} % of a processor`,
  )
}

type Back = { from: ChildProcess; port: number; stop: Bench['stop']; judge: Bench['judge'] }

/** One process stops; those whose streams end come back to the other one as the app does, refused ones later again. */
async function comeBack(open: readonly OpenStream[], { from, port, stop, judge }: Back): Promise<void> {
  const refusals: Record<string, number> = {}
  let isMeasured = true
  const began = performance.now()
  const back: number[] = []
  const returning = open.map(async ({ client, cookie }) => {
    await client.whenClosed()
    if (!isMeasured) return
    for (let failures = 0; ; failures += 1) {
      await delay(backOff(failures, RETRY_MS))
      const opened = await LiveClient.open(port, cookie).catch((error: Error) => error)
      if (opened instanceof LiveClient) return void back.push(performance.now() - began)
      refusals[opened.message] = (refusals[opened.message] ?? 0) + 1
    }
  })
  await stop(from)
  await delay(100)
  for (let seconds = 0; back.length < open.length / 2 && seconds < 60; seconds += 0.1) await delay(100)
  isMeasured = false
  void Promise.all(returning).catch(() => {})
  const took = percentile(back, 1) / 1000
  console.log(
    `    process 2 stops: ${back.length} streams are back within ${took.toFixed(1)} s, half within ${(percentile(back, 0.5) / 1000).toFixed(1)} s; refused meanwhile ${JSON.stringify(refusals)}`,
  )
  judge(open.length / 2 - back.length, 0, 'streams that did not come back')
  judge(took, BACK_SECONDS, 'seconds until all are back')
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`
