import { beforeEach, describe, expect, it } from 'vitest'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { agencyOf, assigning, takeIn } from '../../support/team.ts'

const { app, cast } = useCast()

let nadia: Person
let weddingId: string
let at: string

beforeEach(async () => {
  nadia = await signedUp(app, 'Nadia Amrani', 'planner')
  weddingId = await nadia.createWedding('Inés & Tomás', '2199-05-04')
  at = `/api/weddings/${weddingId}`
  await takeIn(app, cast.elena, nadia)
})

const bring = (weddingIds: string[]) => nadia.post(`${agencyOf(cast.elena)}/me/weddings`, { weddingIds })
const give = (userId: string) =>
  cast.elena.post(`${agencyOf(cast.elena)}/weddings/${weddingId}/owner`, { userId })
const inTeam = async () =>
  (await cast.elena.get(agencyOf(cast.elena))).body.weddings.some(
    ({ id }: { id: string }) => id === weddingId,
  )
const seen = async (person: Person) => (await person.get(at)).status
const lines = async (person: Person) =>
  ((await person.get(`${at}/activity`)).body.lines as { action: string; actorName: string | null }[]).filter(
    ({ action }) => action.startsWith('agencies.'),
  )

describe('a wedding that the team has given to a person', () => {
  it('is taken back within the hour with all that people had, while its members are the same', async () => {
    const pilar = await signedUp(app, 'Pilar Vidal', 'planner')
    await takeIn(app, cast.elena, pilar, 'coordinator')
    await bring([weddingId])
    await assigning(cast.elena, weddingId, pilar, 'watch')
    const members = async () =>
      (
        await app.db.execute(
          `select * from wedding_members where wedding_id = '${weddingId}' order by user_id`,
        )
      ).rows
    const before = await members()
    const back = (sealed: string, person = cast.elena) =>
      person.post(`${agencyOf(cast.elena)}/weddings/${weddingId}/take-given`, { sealed })
    const { sealed } = (await give(pilar.userId)).body
    expect([await seen(nadia), await seen(cast.elena), await seen(pilar)]).toEqual([404, 404, 200])
    expect((await back(`${sealed}x`)).body).toMatchObject({ code: 'GIVING_ENDED' })
    expect([403, 404]).toContain((await back(sealed, pilar)).status)
    expect((await back(sealed)).body).toEqual({ taken: weddingId })
    expect(await members()).toEqual(before)
    expect(await inTeam()).toBe(true)
    expect((await lines(nadia))[0]).toMatchObject({
      action: 'agencies.takeGiven',
      actorName: cast.elena.name,
    })
    expect((await back(sealed)).body).toMatchObject({ code: 'GIVING_ENDED' })

    const again = (await give(nadia.userId)).body.sealed
    await nadia.letIn(weddingId, await signedUp(app, 'Inés Prado', 'couple'), 'couple')
    expect((await back(again)).body).toMatchObject({ code: 'GIVING_ENDED' })
    expect(await seen(cast.elena)).toBe(404)
  })

  it('is not taken back an hour later', async () => {
    await bring([weddingId])
    const { sealed } = (await give(nadia.userId)).body
    app.setClock(new Date(Date.now() + 61 * 60_000))
    const path = `${agencyOf(cast.elena)}/weddings/${weddingId}/take-given`
    expect((await cast.elena.post(path, { sealed })).body).toMatchObject({ code: 'GIVING_ENDED' })
    app.setClock(null)
  })
})
