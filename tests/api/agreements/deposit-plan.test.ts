import { expect, it } from 'vitest'
import type { PlannerRequest } from '#contract/requests.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { agreementsOf } from '../../support/sent-agreements.ts'
import { paidBy, usePayingApp } from '../../support/stripe/paying.ts'

const { app, stripe } = usePayingApp()

it('a deposit that the plan does not cover is not booked, and waits for it', async () => {
  const elena = await signedUp(app, 'Elena Montes', 'planner')
  const agreements = agreementsOf(app, elena, 'elena-con-plan')
  await agreements.quotes.list()
  await elena.createWedding('Lucía & Martín', '2199-04-10')
  const { requestId, page } = await agreements.sent()
  await agreements.signAll(page)
  const book = () =>
    elena.post(`${agreements.at(requestId)}/deposit`, {
      paidOn: dayInMadrid(new Date()),
      taskTemplateId: null,
    })
  expect(await book()).toMatchObject({ status: 402, body: { code: 'PLAN_NEEDED' } })
  const [request]: PlannerRequest[] = (await elena.get('/api/planner/requests')).body
  expect(request).toMatchObject({ stage: 'signed', weddingId: null })
  await paidBy(elena, stripe)
  await elena.post('/api/subscription/refresh')
  expect((await book()).status).toBe(200)
})
