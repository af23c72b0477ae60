import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ActivityNews } from '#contract/activity.ts'
import { useCast } from '../../support/cast.ts'
import { setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  await cast.lucia.letIn(weddingId, cast.martin, 'couple')
  await cast.lucia.letIn(weddingId, cast.elena, 'planner')
  at = `/api/weddings/${weddingId}`
})

type Answer = { since: string | null; news: ActivityNews[] }

const newsOf = async (who: typeof cast.lucia): Promise<Answer> => (await who.get(`${at}/news`)).body

const look = (who: typeof cast.lucia, here = true) =>
  who.post(`${at}/presence`, { clientId: '0198c0de-0000-7000-8000-00000000000a', here })

/** As if the member had last looked so many hours ago. */
const hoursPass = (hours: number) =>
  app.platform.db.execute(sql`
    update member_visits set seen_at = seen_at - make_interval(hours => ${hours}),
      since = since - make_interval(hours => ${hours}) where wedding_id = ${weddingId}`)

describe('the news of a wedding', () => {
  it('are what others did since the member joined, in the first visit', async () => {
    await look(cast.lucia)
    await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.martin.post(`${at}/guests`, { fullName: 'Teo Lasa' })
    await cast.martin.post(`${at}/guests`, { fullName: 'Pilar Vidal' })
    const { since, news } = await newsOf(cast.lucia)
    expect(since).toBeNull()
    expect(news[0]).toMatchObject({
      actorName: 'Martín Aguirre',
      action: 'guests.add',
      acts: 2,
      counts: [{ entity: 'guests', op: 'insert', count: 2 }],
    })
    expect(news.filter(({ actorId }) => actorId === cast.lucia.userId)).toEqual([])
    expect((await newsOf(cast.elena)).news.map(({ actorName }) => actorName)).toEqual([
      'Martín Aguirre',
      'Lucía Herrera',
    ])
  })

  it('begin anew with the next visit, which a reload within it does not', async () => {
    await look(cast.lucia)
    await cast.martin.post(`${at}/guests`, { fullName: 'Teo Lasa' })
    await look(cast.lucia, false)
    await hoursPass(48)
    const away = await newsOf(cast.lucia)
    expect(Date.now() - Date.parse(away.since!)).toBeGreaterThan(47 * 3_600_000)
    await look(cast.lucia)
    expect((await newsOf(cast.lucia)).since).toBe(away.since)
    await look(cast.lucia, false)
    await look(cast.lucia)
    expect(await newsOf(cast.lucia)).toEqual(away)

    // Rows that Martín added during the visit of two days ago are older than its end.
    await app.platform.db.execute(
      sql`update activity_lines set at = at - interval '3 days' where wedding_id = ${weddingId}`,
    )
    expect((await newsOf(cast.lucia)).news).toEqual([])
  })

  it('leave out what the member may not see, and what was undone', async () => {
    await cast.martin.post(`${at}/guests`, { fullName: 'Teo Lasa' })
    const [line] = (await cast.martin.get(`${at}/activity`)).body.lines
    expect((await newsOf(cast.elena)).news[0]).toMatchObject({ action: 'guests.add' })
    await setLevels(cast.lucia, weddingId, cast.elena, { guests: 'none' })
    expect((await newsOf(cast.elena)).news.map(({ action }) => action)).not.toContain('guests.add')
    await cast.martin.post(`${at}/activity/${line.id}/undo`)
    const actions = (await newsOf(cast.lucia)).news.map(({ action }) => action)
    expect(actions).not.toContain('guests.add')
    expect(actions).not.toContain('activity.undo')
  })

  it('are of the member alone: another person and another wedding see nothing of them', async () => {
    expect((await cast.noelia.get(`${at}/news`)).status).toBe(404)
  })
})
