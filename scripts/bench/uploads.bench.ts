// Measures how long other requests wait while 20 uploaded photos are processed, against an idle server: the 95th
// percentile of the guest list and of an added guest. Prints the ratio, which is to stay under 2; BENCH_SERVER says
// which build.
import sharp from 'sharp'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { asPerson, openBench } from './environment.ts'

const PORT = 3984
const ORIGIN = `http://localhost:${PORT}`
const UPLOADS = 20
const IDLE_MS = 8000
/** A person who looks and writes now and then, not one who waits for nothing else. */
const PAUSE_MS = 20
const WANTED = 2

type Person = ReturnType<typeof asPerson>

const bench = await openBench()
try {
  await migrateDatabase(bench.connectionString, 'src/db/migrations')
  await bench.startServer({ port: PORT })
  const [uploader, other] = [asPerson(ORIGIN), asPerson(ORIGIN)]
  await uploader.signUp('Lucía', 'lucia@correo.example')
  await other.signUp('Noelia', 'noelia@correo.example')
  const guests = `/api/weddings/${await other.createWedding()}/guests`
  const names = Array.from({ length: 100 }, (_, at) => ({ fullName: `Invitada ${at}` }))
  await other.call(`${guests}/import`, { mode: 'append', guests: names })
  const folders = `/api/weddings/${await uploader.createWedding()}/inspiration/folders`
  const folder = (await (await uploader.call(folders, { name: 'Flores' })).json()) as { id: string }
  const images = `${folders}/${folder.id}/images`
  const photos = await Promise.all(Array.from({ length: UPLOADS }, (_, seed) => photo(seed)))

  const idleUntil = performance.now() + IDLE_MS
  const idle = await measure(other, guests, () => performance.now() < idleUntil)
  let isBusy = true
  const processing = process20(uploader, images, photos).finally(() => {
    isBusy = false
  })
  const busy = await measure(other, guests, () => isBusy)
  const seconds = await processing
  const ratio = percentile95(busy) / percentile95(idle)
  if (ratio > WANTED) process.exitCode = 1
  console.log(
    `${ratio > WANTED ? 'SLOW' : 'ok'}  others' p95 while ${UPLOADS} uploads are processed (${seconds.toFixed(1)} s): ${ratio.toFixed(2)} of idle (${percentile95(busy).toFixed(1)}/${percentile95(idle).toFixed(1)} ms, ${busy.length}/${idle.length} requests)`,
  )
} finally {
  await bench.close()
}

/** Uploads all photos at once and waits until the server has made what it makes of each; gives the seconds. */
async function process20(person: Person, images: string, photos: Buffer[]): Promise<number> {
  const start = performance.now()
  await Promise.all(
    photos.map(async (body, at) => {
      const answer = await fetch(`${ORIGIN}${images}?name=${at}.jpg`, {
        method: 'POST',
        headers: { cookie: person.cookie, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(body),
      })
      if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
    }),
  )
  for (;;) {
    const made = (await (await person.call(images)).json()) as { status: string }[]
    if (made.every(({ status }) => status === 'ready')) return (performance.now() - start) / 1000
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** How long each request takes, in milliseconds, a list and an added guest in turn. */
async function measure(person: Person, guests: string, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn()) {
    const start = performance.now()
    const isRead = times.length % 2 === 0
    await (await person.call(guests, isRead ? undefined : { fullName: `Invitado ${times.length}` })).text()
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

function percentile95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

/** As a phone takes it: twelve megapixels of soft shapes. */
function photo(seed: number): Promise<Buffer> {
  return sharp({
    create: {
      width: 32,
      height: 24,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 110 + seed, sigma: 60 },
    },
  })
    .resize({ width: 4000, height: 3000, kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
