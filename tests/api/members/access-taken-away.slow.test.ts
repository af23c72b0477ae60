import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { FILE_SECTIONS, type FileKind } from '#domain/files/files.ts'
import {
  LEVELS,
  type Permissions,
  PRESET_PERMISSIONS,
  SECTIONS,
  type Section,
} from '#domain/members/permissions.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { BODIES, contractCalls, fillPath } from '../../support/contract/contract-calls.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { addFileItems, FILE_PATHS } from '../../support/outside/file-items.ts'
import { picture } from '../../support/outside/images.ts'
import { listening, type OpenStream } from '../../support/outside/live-stream.ts'

const { app, cast } = useCast()
const ALL = Object.fromEntries(SECTIONS.map((section) => [section, 'edit'])) as Permissions

let at: string
const ids = {} as Record<FileKind | 'folder' | 'table' | 'trip', string>

beforeAll(async () => {
  at = `/api/weddings/${cast.weddingId}`
  const { lucia } = cast
  Object.assign(ids, await addFileItems(lucia, cast.weddingId), {
    folder: (await lucia.post(`${at}/inspiration/folders`, { name: 'Flores' })).body.id,
    table: (await lucia.post(`${at}/seating/tables`, {})).body.id,
    trip: (await lucia.post(`${at}/transport/trips`, BODIES['transport.addTrip'] as object)).body.id,
  })
})

/** One of the couple does this in each section while the member's tab is open. */
const CHANGES: Record<Section, () => Promise<{ status: number }>> = {
  tasks: () => cast.lucia.patch(`${at}/tasks/${ids.task}`, { title: randomUUID() }),
  seating: () => cast.lucia.patch(`${at}/seating/tables/${ids.table}`, { name: randomUUID() }),
  transport: () =>
    cast.lucia.patch(`${at}/transport/trips/${ids.trip}`, { seats: 2 + Math.floor(Math.random() * 100) }),
  guests: () => cast.lucia.patch(`${at}/guests/${ids.guest}`, { notes: randomUUID() }),
  vendors: () => cast.lucia.patch(`${at}/vendors/${ids.vendor}`, { name: randomUUID() }),
  budget: () => cast.lucia.patch(`${at}/budget`, { totalBudget: Math.ceil(Math.random() * 1e6) }),
  inspiration: () => cast.lucia.patch(`${at}/inspiration/folders/${ids.folder}`, { name: randomUUID() }),
  agenda: () => cast.lucia.patch(`${at}/agenda/items/${ids.item}`, { title: randomUUID() }),
  conversation: () => cast.lucia.post(`${at}/vendors/${ids.vendor}/comments`, { text: randomUUID() }),
}

/** The area of the contract that tells of a change. */
const AREA_OF: Record<Section, string> = {
  tasks: 'tasks',
  seating: 'seating',
  transport: 'transport',
  guests: 'guests',
  vendors: 'vendors',
  budget: 'budget',
  inspiration: 'inspiration',
  agenda: 'agenda',
  conversation: 'vendors',
}

/** A member of the couple's side who may do everything but decide. */
const withEverything = async (): Promise<Person> => {
  const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
  expect((await setLevels(cast.lucia, cast.weddingId, friend, ALL)).status).toBe(200)
  return friend
}

/** The change of the access itself is heard too: what counts is what comes after it. */
async function takeAway(section: Section, friend: Person, stream: OpenStream) {
  const taken = await setLevels(cast.lucia, cast.weddingId, friend, { [section]: 'none' })
  expect(taken.status).toBe(200)
  const second = AbortSignal.timeout(1000)
  await stream.until('weddings')
  expect(second.aborted, 'heard within a second').toBe(false)
}

/** Gives what the stream tells from now on, after `act`, up to the next beat. */
async function toldAfter(stream: OpenStream, act: () => Promise<{ status: number }>): Promise<LiveEvent[]> {
  await app.platform.live.beat()
  await stream.untilBeat()
  expect((await act()).status).toBeLessThan(300)
  expect((await cast.lucia.patch(at, { name: `Boda ${randomUUID()}` })).status).toBe(200)
  await app.platform.live.beat()
  return stream.untilBeat()
}

const areasOf = (events: LiveEvent[]) =>
  events.flatMap((event) => (event.type === 'changed' ? [event.area] : []))

const readsOf = (section: Section) =>
  contractCalls().filter(
    ({ access, method, guard }) => access === 'member' && method === 'GET' && guard?.section === section,
  )

describe.each(SECTIONS)('%s, taken away while a tab is open', (section) => {
  it('is heard of no more, and refused to the next request', async () => {
    const friend = await withEverything()
    const stream = await listening(friend, `?weddingId=${cast.weddingId}`)
    expect(areasOf(await toldAfter(stream, CHANGES[section]))).toContain(AREA_OF[section])

    await takeAway(section, friend, stream)
    const reads = readsOf(section)
    expect(reads.length).toBeGreaterThan(0)
    for (const { name, path } of reads) {
      const answer = await friend.get(`/api${fillPath(path, cast.weddingId)}`)
      expect(answer, name).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
    }
    const told = await toldAfter(stream, CHANGES[section])
    expect(areasOf(told)).toEqual(['weddings'])
    expect(told.filter(({ type }) => type === 'presence')).toEqual([])
    await stream.close()
  })

  it('is refused to a list that the tab has with its ETag, and to every change', async () => {
    const friend = await withEverything()
    const held = await Promise.all(
      readsOf(section)
        .filter(({ path }) => !/\{(?!weddingId)\w+\}/.test(path))
        .map(async ({ path }) => {
          const url = `/api${fillPath(path, cast.weddingId)}`
          return { url, etag: (await friend.get(url)).headers.get('etag') }
        }),
    )
    await setLevels(cast.lucia, cast.weddingId, friend, { [section]: 'none' })
    for (const { url, etag } of held) {
      const again = await friend.get(url, etag ? { 'if-none-match': etag } : {})
      expect(again.status, url).toBe(403)
    }
    const changes = contractCalls().filter(
      ({ access, method, guard }) => access === 'member' && method !== 'GET' && guard?.section === section,
    )
    for (const { name, method, path } of changes) {
      const answer = await friend.call(method, `/api${fillPath(path, cast.weddingId)}`, {})
      expect(answer, name).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
    }
  })
})

describe.each(['family', 'viewer'] as const)('a member of the preset %s', (preset) => {
  it('hears of the sections that they see and of no other, with a wedding of others beside it', async () => {
    const helper = await joinedAs(app, cast.lucia, cast.weddingId, preset)
    const stream = await listening(helper)
    const { noelia, otherWeddingId } = cast
    for (const section of SECTIONS) {
      const told = await toldAfter(stream, async () => {
        await noelia.addGuest(otherWeddingId, 'Iván Paz')
        return CHANGES[section]()
      })
      const seen = PRESET_PERMISSIONS[preset][section] !== 'none'
      expect(areasOf(told), section).toEqual(seen ? [AREA_OF[section], 'weddings'] : ['weddings'])
      expect(told.every((event) => event.type !== 'changed' || event.weddingId === cast.weddingId)).toBe(true)
    }
    await stream.close()
  })
})

describe.each([
  ['vendors', 'vendor'],
  ['agenda', 'agenda'],
  ['seating', 'seating'],
] as const)('presence in %s', (section, kind) => {
  it('tells no longer where in it the others are', async () => {
    const friend = await withEverything()
    const [clientId, place] = [randomUUID(), `${kind}:${randomUUID()}`]
    const be = (where: string | null) => cast.lucia.post(`${at}/presence`, { clientId, place: where })
    const stream = await listening(friend, `?weddingId=${cast.weddingId}`)
    /** The places of the other that the stream tells, up to the one that is waited for. */
    const heardUntil = async (wanted: string | null | undefined) => {
      const heard: (string | null | undefined)[] = []
      do {
        const { members } = await stream.until('presence')
        heard.push(members.find(({ userId }) => userId === cast.lucia.userId)?.place)
      } while (heard.at(-1) !== wanted)
      return heard
    }
    await be(place)
    await heardUntil(place)
    await takeAway(section, friend, stream)
    await be(`${kind}:${randomUUID()}`)
    expect((await heardUntil(null)).filter(Boolean)).toEqual([])
    const own = await friend.post(`${at}/presence`, { clientId: randomUUID() })
    expect(JSON.stringify(own.body)).not.toContain(`${kind}:`)
    await cast.lucia.post(`${at}/presence`, { clientId, here: false })
    expect((await heardUntil(undefined)).filter(Boolean)).toEqual([])
    await stream.close()
  })
})

describe('a link that a member was given', () => {
  it.each(Object.keys(FILE_PATHS) as FileKind[])('opens a file of a %s no more', async (kind) => {
    const friend = await withEverything()
    const files = `${at}/${FILE_PATHS[kind]}/${ids[kind]}/files`
    const { body: file } = await cast.lucia.sendBytes(`${files}?name=${randomUUID()}.txt`, Buffer.from('x'))
    const { url } = (await friend.get(`${files}/${file.id}/link`)).body
    expect((await app.fetch(url)).status).toBe(200)
    await setLevels(cast.lucia, cast.weddingId, friend, { [FILE_SECTIONS[kind]]: 'none' })
    expect([403, 404]).toContain((await app.fetch(url)).status)
  })

  it('opens an image no more', async () => {
    const friend = await withEverything()
    const folder = `${at}/inspiration/folders/${ids.folder}/images`
    const { body: image } = await cast.lucia.sendBytes(
      `${folder}?name=ramo.png`,
      await picture().png().toBuffer(),
    )
    await app.runJobs()
    const { url } = (await friend.get(`${at}/inspiration/images/${image.id}/link`)).body
    const { base } = (await friend.get(`${at}/inspiration/links`)).body
    const [shown] = (await friend.get(folder)).body
    const urls = [url, `${base}/${shown.imageUrl}/thumb.webp`]
    for (const one of urls) expect((await app.fetch(one)).status).toBe(200)
    await setLevels(cast.lucia, cast.weddingId, friend, { inspiration: 'none' })
    for (const one of urls) expect([403, 404]).toContain((await app.fetch(one)).status)
  })
})

it('a level below editing is still seen, and changes nothing any more', async () => {
  const friend = await withEverything()
  const levels = Object.fromEntries(SECTIONS.map((section) => [section, LEVELS[1]]))
  await setLevels(cast.lucia, cast.weddingId, friend, levels)
  for (const { name, method, path, guard } of contractCalls().filter(({ access }) => access === 'member')) {
    if (guard!.need !== 'edit' || !SECTIONS.some((section) => section === guard!.section)) continue
    const body = method === 'GET' ? undefined : {}
    const answer = await friend.call(method, `/api${fillPath(path, cast.weddingId)}`, body)
    expect(answer, name).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
  }
})
