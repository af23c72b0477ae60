import { expect, it } from 'vitest'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'
import { guestPhone } from '../../support/outside/guest-phone.ts'
import { picture } from '../../support/outside/images.ts'

const PHONES = 500
/** Fewer than one person may ask for in a minute. */
const OTHERS_MAX = 600
/** The network of the venue, which all of them share. */
const VENUE = { 'x-forwarded-for': '198.51.100.7' }

const { app, cast } = useCast({ limits: LIMITS, trustProxy: true, requestsPerMinute: 1200 })

it('500 phones of one network send at the same moment: none is shut out, nothing is lost, others go on', async () => {
  const folders = `/api/weddings/${cast.weddingId}/inspiration/folders`
  const folder = `${folders}/${(await cast.lucia.post(folders, { name: 'Fotos del día' })).body.id}`
  const link = { lastDay: dayInMadrid(new Date()), use: 'send' }
  const page = (await cast.lucia.call('PUT', `${folder}/share`, link)).body.share.path as string
  const photo = await picture().jpeg().toBuffer()
  const venue: Parameters<typeof guestPhone>[0] = {
    fetch: (path, init) => app.fetch(path, { ...init, headers: { ...init?.headers, ...VENUE } }),
  }
  const phones = Array.from({ length: PHONES }, () => guestPhone(venue, () => page))

  let isOver = false
  const others: number[] = []
  const beside = (async () => {
    while (!isOver && others.length < OTHERS_MAX)
      others.push((await cast.noelia.get(`/api/weddings/${cast.otherWeddingId}/guests`)).status)
  })()
  const seen = new Set<number>()
  // Those that found no place come again, as their page does; each time some are through.
  for (let left = phones; left.length > 0; ) {
    const statuses = await Promise.all(left.map((phone) => phone.sendAgain(photo)))
    for (const status of statuses) seen.add(status)
    expect(statuses).toContain(201)
    left = left.filter((_, at) => statuses[at] !== 201)
  }
  isOver = true
  await beside
  expect([...seen].filter((status) => status !== 201 && status !== 503)).toEqual([])
  expect(new Set(others)).toEqual(new Set([200]))
  const images = (await cast.lucia.get(`${folder}/images`)).body as InspirationImage[]
  expect(new Set(images.map(({ id }) => id)).size).toBe(PHONES)
}, 180_000)
