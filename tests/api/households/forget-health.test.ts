import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())

let weddingId: string
let at: string
let carmen: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía y Martín', shiftDay(TODAY, -3))
  at = `/api/weddings/${weddingId}`
  carmen = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
  await cast.lucia.patch(`${at}/guests/${carmen}/details`, {
    allergens: ['nuts'],
    diets: ['vegan'],
    dietNote: 'Ni trazas',
    menu: 'fish',
  })
})

const kept = async () => {
  const [row] = await app.db.select().from(guests).where(eq(guests.weddingId, weddingId))
  return row && { allergens: row.allergens, diets: row.diets, dietNote: row.dietNote, menu: row.menu }
}

describe('the health data of guests', () => {
  it('is deleted at once after the wedding, of all guests, and nothing else is', async () => {
    expect((await cast.lucia.post(`${at}/guests/forget-health`)).body).toEqual({ guests: 1 })
    expect(await kept()).toEqual({ allergens: [], diets: [], dietNote: null, menu: 'fish' })
    expect((await cast.lucia.post(`${at}/guests/forget-health`)).body).toEqual({ guests: 0 })
  })

  it('does not come back with a guest who was removed before', async () => {
    await cast.lucia.delete(`${at}/guests/${carmen}`)
    await cast.lucia.post(`${at}/guests/forget-health`)
    const [line] = (await cast.lucia.get(`${at}/activity?limit=50`)).body.lines.filter(
      ({ action }: { action: string }) => action === 'guests.remove',
    )
    expect((await cast.lucia.post(`${at}/activity/${line.id}/undo`)).status).toBe(200)
    expect(await kept()).toMatchObject({ allergens: [], dietNote: null })
  })

  it('stays on the day of the wedding and before it, and of a wedding without a date', async () => {
    for (const eventDate of [TODAY, shiftDay(TODAY, 30), null]) {
      await cast.lucia.patch(at, { eventDate })
      const refused = await cast.lucia.post(`${at}/guests/forget-health`)
      expect([refused.status, refused.body.code]).toEqual([409, 'WEDDING_NOT_OVER'])
    }
    expect(await kept()).toMatchObject({ allergens: ['nuts'] })
  })

  it('is deleted by who edits the guests alone, and of no other wedding', async () => {
    const viewer = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    expect((await viewer.post(`${at}/guests/forget-health`)).status).toBe(403)
    const other = await cast.noelia.createWedding('Otra', shiftDay(TODAY, -3))
    await cast.noelia.post(`/api/weddings/${other}/guests/forget-health`)
    expect(await kept()).toMatchObject({ allergens: ['nuts'] })
  })
})
