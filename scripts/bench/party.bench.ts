// Measures what a party of 200 phones, which send photographs through one address at the same moment, lets another
// wedding wait: its 95th percentile of a list and an added guest, against an idle server. The exit code is 1 when a
// photograph is lost or doubled, when a phone is refused for good, or when the ratio is too large. BENCH_PHONES is their
// number, BENCH_SERVER another build.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { dayInMadrid } from '#domain/time/dates.ts'
import { asPerson, openBench } from './environment.ts'
import type { Party, Sent } from './party-phones.ts'

const PORT = 3987
const ORIGIN = `http://localhost:${PORT}`
const PHONES = Number(process.env['BENCH_PHONES'] ?? 200)
const IDLE_MS = 8000
/** A person who looks and writes now and then, and not more often than a server that serves people allows. */
const PAUSE_MS = 60
const WANTED = 1.5

const bench = await openBench()
try {
  await bench.startServer({ port: PORT, env: { TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '1200' } })
  const [couple, other] = [asPerson(ORIGIN), asPerson(ORIGIN)]
  await couple.signUp('Lucía', 'lucia@correo.example')
  await other.signUp('Noelia', 'noelia@correo.example')
  const guests = `/api/weddings/${await other.createWedding()}/guests`
  const names = Array.from({ length: 100 }, (_, at) => ({ fullName: `Invitada ${at}` }))
  await other.call(`${guests}/import`, { mode: 'append', guests: names })
  const folders = `/api/weddings/${await couple.createWedding()}/inspiration/folders`
  const { id } = (await (await couple.call(folders, { name: 'Fotos' })).json()) as { id: string }
  const link = { lastDay: dayInMadrid(new Date()), use: 'send' }
  const shared = await (await couple.call(`${folders}/${id}/share`, link, 'PUT')).json()
  const { path } = (shared as { share: { path: string } }).share
  const photo = await photograph()

  const idleUntil = performance.now() + IDLE_MS
  const idle = await measure(() => performance.now() < idleUntil)
  let isOver = false
  const start = performance.now()
  const party = hold({ origin: ORIGIN, path, photo: photo.toString('base64'), phones: PHONES }).finally(
    () => {
      isOver = true
    },
  )
  const busy = await measure(() => !isOver)
  const sent = await party
  const seconds = (performance.now() - start) / 1000
  const images = (await (await couple.call(`${folders}/${id}/images`)).json()) as { id: string }[]

  const ratio = percentile95(busy) / percentile95(idle)
  const refused = sent.filter(({ status }) => status !== 201).length
  const kept = new Set(images.map((image) => image.id)).size
  const isRight = ratio < WANTED && refused === 0 && kept === PHONES
  if (!isRight) process.exitCode = 1
  console.log(
    `${isRight ? 'ok  ' : 'SLOW'}  another wedding's p95 while ${PHONES} phones of one network send: ${ratio.toFixed(2)} of idle (wanted: under ${WANTED}; ${percentile95(busy).toFixed(0)}/${percentile95(idle).toFixed(0)} ms, ${busy.length}/${idle.length} requests)`,
  )
  const again = sent.reduce((sum, { tries }) => sum + tries - 1, 0)
  console.log(
    `      ${kept} of ${PHONES} photographs of ${Math.round(photo.length / 1024)} KB kept, ${refused} refused for good, ${again} sent a second time or later, ${seconds.toFixed(1)} s`,
  )

  /** How long each request of the other wedding takes, in milliseconds, a list and an added guest in turn. */
  async function measure(goesOn: () => boolean): Promise<number[]> {
    const times: number[] = []
    while (goesOn()) {
      const began = performance.now()
      const isRead = times.length % 2 === 0
      await (await other.call(guests, isRead ? undefined : { fullName: `Invitado ${times.length}` })).text()
      times.push(performance.now() - began)
      await delay(PAUSE_MS)
    }
    return times
  }
} finally {
  await bench.close()
}

/** The phones are a process of their own, so that what they do is not taken for a slow answer. */
async function hold(party: Party): Promise<Sent[]> {
  const phones = fork(fileURLToPath(new URL('./party-phones.ts', import.meta.url)))
  const ended = once(phones, 'exit')
  phones.send(party)
  const [sent] = await Promise.race([
    once(phones, 'message') as Promise<[Sent[]]>,
    ended.then(([code]) => Promise.reject(new Error(`the phones ended with ${code}`))),
  ])
  await ended
  return sent
}

function percentile95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

/** As a messenger leaves it: four megapixels of soft shapes. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 32, height: 24, channels: 3, background: '#888', noise } })
    .resize({ width: 2400, height: 1800, kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
