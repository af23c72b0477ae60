import { v7 as uuidv7 } from 'uuid'
import { LiveClient } from './live-client.ts'

const MEMBERS = 5

/** Streams of each member, as of ten devices; twenty are the most to one process. */
export const STREAMS_EACH = 10

/** Weddings that are made at once: hashing a password takes a processor for a tenth of a second. */
const AT_ONCE = 4

export type LiveWedding = { id: string; cookies: string[] }
export type OpenStream = { wedding: LiveWedding; cookie: string; client: LiveClient }

/** So many weddings as so many streams need. */
export const weddingsFor = (streams: number) => Math.ceil(streams / MEMBERS / STREAMS_EACH)

/** A place of its own makes an account: few are made from one. */
async function call(port: number, cookie: string, path: string, body: unknown, place = '10.5.0.0') {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': place },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return { json: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** Weddings of five members each. */
export async function prepareWeddings(port: number, count: number): Promise<LiveWedding[]> {
  const weddings: LiveWedding[] = []
  let begun = 0
  const makeOn = async () => {
    while (begun < count) {
      begun += 1
      weddings.push(await prepareWedding(port, begun))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, makeOn))
  return weddings
}

async function prepareWedding(port: number, index: number): Promise<LiveWedding> {
  const cookies: string[] = []
  for (let member = 0; member < MEMBERS; member += 1) {
    const email = `persona-${index}-${member}@correo.example`
    const account = { name: 'Lucía Herrera', email, password: 'azahar-en-flor', role: 'couple' }
    cookies.push((await call(port, '', '/api/auth/sign-up/email', account, `10.5.${index}.1`)).cookie)
  }
  const [host, ...others] = cookies
  const { id } = (await call(port, host!, '/api/weddings', { name: 'Boda' })).json as { id: string }
  for (const cookie of others) {
    const invitation = await call(port, host!, `/api/weddings/${id}/invitations`, { role: 'couple' })
    await call(port, cookie, '/api/invitations/redeem', invitation.json)
  }
  return { id, cookies }
}

/** The streams of all members in turn, some at once, to each of the processes in turn. */
export async function openStreams(
  weddings: readonly LiveWedding[],
  { streams, ports, atOnce = 1 }: { streams: number; ports: readonly number[]; atOnce?: number },
): Promise<OpenStream[]> {
  const readers = weddings.flatMap((wedding) => wedding.cookies.map((cookie) => ({ wedding, cookie })))
  const open: OpenStream[] = []
  let begun = 0
  const openOn = async () => {
    while (begun < streams) {
      const reader = readers[begun % readers.length]!
      // Every second round of all readers goes to the other process.
      const port = ports[Math.floor(begun / readers.length) % ports.length]!
      begun += 1
      open.push({ ...reader, client: await LiveClient.open(port, reader.cookie) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, openOn))
  return open
}

/** The waits of each stream of a wedding for a guest who is added through a process, in milliseconds. */
export async function measureDelivery(
  port: number,
  {
    weddings,
    streams,
    changes,
  }: { weddings: readonly LiveWedding[]; streams: readonly OpenStream[]; changes: number },
): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < changes; index += 1) {
    const wedding = weddings[index % weddings.length]!
    const id = uuidv7()
    const heard = streams.filter((one) => one.wedding === wedding).map(({ client }) => client.hears(id))
    const started = performance.now()
    await call(port, wedding.cookies[0]!, `/api/weddings/${wedding.id}/guests`, { id, fullName: 'Íñigo' })
    for (const at of await Promise.all(heard)) times.push(at - started)
  }
  return times
}
