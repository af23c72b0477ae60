import { beforeAll, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

let path = ''

beforeAll(async () => {
  await settleInvitations(app.db, cast.weddingId, {})
  path = (await inviteHousehold(app.db, cast.weddingId, { people: [{ fullName: 'Carmen Aguirre' }] })).path
})

const open = (address: string) => app.fetch(address, { redirect: 'manual' })

it.each(['.', ',', ')', '/', '».', '%20', '!', '%E2%80%9D.'])(
  'a link that was copied with «%s» behind it leads to the page of the family',
  async (ending) => {
    const answer = await open(`${path}${ending}?l=ca`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${path}?l=ca`])
    expect((await open(path)).status).toBe(200)
  },
)

it('a link with a letter too many leads nowhere, and what is below it stays', async () => {
  expect((await open(`${path}x`)).status).toBe(404)
  expect((await open(`${path}.x`)).status).toBe(404)
  expect((await open(`${path}/boda.ics`)).status).toBe(200)
})

it('a form is never sent on', async () => {
  const answer = await app.fetch(`${path}.`, { method: 'POST', redirect: 'manual' })
  expect(answer.status).toBe(404)
})
