import { expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()
const at = () => `/api/weddings/${cast.weddingId}`

it('a list that one member has just read is not what a member of other rights gets', async () => {
  const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
  await setLevels(cast.lucia, cast.weddingId, friend, { budget: 'none' })
  const { body: vendor } = await cast.lucia.post(`${at()}/vendors`, { vendorType: 'dj', cost: 780.5 })
  const listOf = async (person: typeof friend) => (await person.get(`${at()}/vendors`)).body
  for (const _ of [1, 2]) {
    expect(await listOf(cast.lucia)).toMatchObject([{ id: vendor.id, cost: 780.5 }])
    expect(await listOf(friend)).toMatchObject([{ id: vendor.id, cost: null }])
  }
})

it('all who read beside changes see what was changed before they asked', async () => {
  for (let count = 1; count <= 20; count += 1) {
    await cast.lucia.post(`${at()}/guests`, { fullName: `Carmen Aguirre ${count}` })
    const lists = await Promise.all(
      [cast.lucia, cast.martin, cast.elena, cast.lucia].map((person) => person.get(`${at()}/guests`)),
    )
    expect(lists.map(({ body }) => body.length)).toEqual([count, count, count, count])
  }
})
