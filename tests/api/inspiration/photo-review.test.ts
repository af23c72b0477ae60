import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { guestPhone } from '../../support/outside/guest-phone.ts'
import { picture } from '../../support/outside/images.ts'

const { app, cast } = useCast({
  limits: {
    ...LIMITS,
    person: { ...LIMITS.person, weddings: { couple: 1000, planner: 1000 } },
  },
})
let lucia: Person
let at: string
let folder: string
let page: string
let photo: Buffer

beforeAll(async () => {
  lucia = cast.lucia
  photo = await picture().jpeg().toBuffer()
})

afterEach(() => app.setClock(null))

type Link = { use?: string; isReviewed?: boolean }

const share = async (link: Link) =>
  (await lucia.call('PUT', `${folder}/share`, { lastDay: dayInMadrid(new Date()), ...link }))
    .body as InspirationFolder

beforeEach(async () => {
  at = `/api/weddings/${await lucia.createWedding()}/inspiration`
  folder = `${at}/folders/${(await lucia.post(`${at}/folders`, { name: 'Fotos del día' })).body.id}`
  page = (await share({ use: 'both', isReviewed: true })).share!.path!
})

const images = async () => (await lucia.get(`${folder}/images`)).body as InspirationImage[]
const shown = async () => {
  const html = await (await app.fetch(page)).text()
  return [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address!)
}

/** A guest sends a photograph, whose files are made. */
async function sendPhoto(): Promise<InspirationImage> {
  expect(await guestPhone(app, () => page).send(photo)).toBe(201)
  await app.runJobs()
  return (await images())[0]!
}

const review = async (imageIds: string[], from: string | null, to: string | null, who = lucia) =>
  who.post(`${at}/images/review`, { imageIds, from, to })

describe('the review of photographs', () => {
  it('keeps each from the page of the link until it is published', async () => {
    const image = await sendPhoto()
    expect(image).toMatchObject({ review: 'waiting', notes: 'De Rocío' })
    expect(await shown()).toEqual([])
    expect((await review([image.id], 'waiting', 'published')).body).toEqual({ reviewed: [image.id] })
    expect(await shown()).toHaveLength(1)
  })

  it('closes the address of the files of one that is retired, and opens it when that is undone', async () => {
    const image = await sendPhoto()
    await review([image.id], 'waiting', 'published')
    const [address] = await shown()
    expect((await app.fetch(address!)).status).toBe(200)
    await review([image.id], 'published', 'retired')
    expect(await shown()).toEqual([])
    expect((await app.fetch(address!)).status).toBe(403)
    await review([image.id], 'retired', 'published')
    expect((await app.fetch(address!)).status).toBe(200)
    await lucia.delete(`${folder}/share`)
    expect((await app.fetch(address!)).status).toBe(403)
  })

  it('is not decided over another member, who was quicker', async () => {
    const image = await sendPhoto()
    await review([image.id], 'waiting', 'retired')
    expect((await review([image.id], 'waiting', 'published')).body).toEqual({ reviewed: [] })
    expect((await images())[0]!.review).toBe('retired')
    // The same decision, sent again after a lost answer, is the one that stands.
    expect((await review([image.id], 'waiting', 'retired')).body).toEqual({ reviewed: [image.id] })
  })

  it('counts what waits, and shows what members have added at once', async () => {
    await sendPhoto()
    await lucia.sendBytes(`${folder}/images?name=mesa.jpg`, photo)
    await app.runJobs()
    expect(await shown()).toHaveLength(1)
    const [listed] = (await lucia.get(`${at}/folders`)).body as InspirationFolder[]
    expect(listed).toMatchObject({ imageCount: 2, waitingCount: 1, share: { isReviewed: true, use: 'both' } })
  })

  it('leaves the decision to the guest too, who takes a published photograph back', async () => {
    const phone = guestPhone(app, () => page)
    await phone.send(photo)
    await app.runJobs()
    await review([(await images())[0]!.id], 'waiting', 'published')
    const [address] = await shown()
    expect(await phone.takeBackLast()).toBe(200)
    expect(await shown()).toEqual([])
    expect((await app.fetch(address!)).status).toBe(403)
  })

  it('is for editors of that wedding alone', async () => {
    const image = await sendPhoto()
    for (const stranger of [cast.noelia, cast.raul])
      expect((await review([image.id], 'waiting', 'published', stranger)).status).toBe(404)
    const others = `/api/weddings/${cast.otherWeddingId}/inspiration/images/review`
    const own = { imageIds: [image.id], from: 'waiting', to: 'published' }
    expect((await cast.noelia.post(others, own)).body).toEqual({ reviewed: [] })
    expect(await shown()).toEqual([])
  })
})

describe('the link of a folder', () => {
  it.each([
    [{ use: 'both', isReviewed: false }, 'published'],
    [{ use: 'both', isReviewed: true }, 'waiting'],
    [{ use: 'send' }, 'waiting'],
  ])('of %o makes photographs arrive as %s', async (link, state) => {
    await share(link)
    expect(await sendPhoto()).toMatchObject({ review: state })
    expect(await shown()).toHaveLength(state === 'published' ? 1 : 0)
  })

  it('without a review publishes what waited, and no retired one', async () => {
    const [kept, retired] = [await sendPhoto(), await sendPhoto()]
    await review([retired.id], 'waiting', 'retired')
    await share({ use: 'both', isReviewed: false })
    expect(await shown()).toHaveLength(1)
    expect((await images()).find(({ id }) => id === kept.id)!.review).toBe('published')
  })

  it('keeps its review when it takes no more photographs, and when a page of before gives another day', async () => {
    const image = await sendPhoto()
    expect((await share({ use: 'view' })).share).toMatchObject({ use: 'view', isReviewed: true })
    expect(await guestPhone(app, () => page).send(photo)).toBe(404)
    expect((await share({})).share).toMatchObject({ use: 'view', isReviewed: true })
    expect(await shown()).toEqual([])
    await review([image.id], 'waiting', 'published')
    expect(await shown()).toHaveLength(1)
    expect((await share({ use: 'send' })).share).toMatchObject({ use: 'send', isReviewed: false })
    expect(await shown()).toEqual([])
  })

  it('shows a process of the release before nothing while there is a review', async () => {
    await sendPhoto()
    const { rows } = await app.platform.db.$client.query(
      'select last_day < $1::date as ended from inspiration_shares where token = $2',
      [dayInMadrid(new Date()), page.split('/').at(-1)],
    )
    expect(rows).toEqual([{ ended: true }])
  })

  it('begins a review with what was sent before there was any', async () => {
    const image = await sendPhoto()
    await review([image.id], 'waiting', null)
    await share({ use: 'both', isReviewed: false })
    expect(await shown()).toHaveLength(1)
    await share({ use: 'both', isReviewed: true })
    expect(await shown()).toEqual([])
    expect((await images())[0]!.review).toBe('waiting')
  })
})
