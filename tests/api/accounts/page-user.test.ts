import { describe, expect, it } from 'vitest'
import { PAGE_USER_HEADER } from '#domain/accounts/accounts.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('a page that was drawn for one person', () => {
  const app = useTestApp()

  const drawnFor = (person: Person) => ({ [PAGE_USER_HEADER]: person.userId })

  it('changes nothing with the session of another who signed in meanwhile in the same browser', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const elena = await signedUp(app, 'Elena', 'planner')
    const weddingId = await elena.createWedding()
    const guests = `/api/weddings/${weddingId}/guests`

    const refused = await elena.call('POST', guests, { fullName: 'De Lucía' }, drawnFor(lucia))
    expect(refused).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    expect((await elena.call('PATCH', '/api/profile', { fullName: 'X' }, drawnFor(lucia))).status).toBe(401)
    expect((await elena.get(guests)).body).toEqual([])

    expect((await elena.call('POST', guests, { fullName: 'De Elena' }, drawnFor(elena))).status).toBe(201)
  })

  it('is told who is signed in when it asks', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const elena = await signedUp(app, 'Elena', 'planner')
    const answer = await elena.get('/api/session', drawnFor(lucia))
    expect(answer).toMatchObject({ status: 200, body: { id: elena.userId } })
  })
})
