import { describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#server/areas/rights/erase-account.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

const at = (weddingId: string) => `/api/weddings/${weddingId}`
const openIn = async (weddingId: string) => (await cast.lucia.get(`${at(weddingId)}/invitations`)).body

describe('a code that a member knows', () => {
  const ENDS: [string, (weddingId: string, who: Person) => Promise<unknown>][] = [
    ['leaves', (weddingId, who) => who.delete(`${at(weddingId)}/members/me`)],
    ['is removed', (weddingId, who) => cast.lucia.delete(`${at(weddingId)}/members/${who.userId}`)],
    [
      'invites nobody any more',
      async (weddingId, who) => {
        await cast.lucia.patch(`${at(weddingId)}/members/${who.userId}`, { preset: 'viewer' })
        await who.delete(`${at(weddingId)}/members/me`)
      },
    ],
  ]

  it.each(ENDS)(
    'lets no planner in again who %s, and another code is open for its person',
    async (_, end) => {
      const weddingId = await cast.lucia.createWedding()
      const planner = await joinedAs(app, cast.lucia, weddingId, 'planner')
      const known = await cast.lucia.invite(weddingId, 'planner')
      const shown = (await planner.get(`${at(weddingId)}/invitations`)).body
      expect(shown).toMatchObject([{ code: known }])
      await end(weddingId, planner)
      expect((await planner.post('/api/invitations/redeem', { code: known })).status).toBe(410)
      const open = await openIn(weddingId)
      expect(open).toMatchObject([{ role: 'planner' }])
      expect(open[0].code).not.toBe(known)
    },
  )

  it('is replaced when the account of a planner is erased', async () => {
    const weddingId = await cast.lucia.createWedding()
    const planner = await joinedAs(app, cast.lucia, weddingId, 'planner')
    const known = await cast.lucia.invite(weddingId, 'planner')
    await planner.post('/api/account/deletion', { word: 'eliminar' })
    app.setClock(new Date(Date.now() + 15 * 86_400_000))
    await eraseDueAccounts(app.platform)
    app.setClock(null)
    const open = await openIn(weddingId)
    expect(open).toHaveLength(1)
    expect(open[0].code).not.toBe(known)
  })

  it('stays as it is when a member leaves who was never shown it', async () => {
    const weddingId = await cast.lucia.createWedding()
    const viewer = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    const code = await cast.lucia.invite(weddingId, 'planner')
    await viewer.delete(`${at(weddingId)}/members/me`)
    expect(await openIn(weddingId)).toMatchObject([{ code }])
  })
})
