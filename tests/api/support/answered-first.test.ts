import { expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { deliverAll, subscribed, usePayingApp } from '../../support/stripe/paying.ts'

const { app, stripe } = usePayingApp()

const promiseTo = async (person: Awaited<ReturnType<typeof signedUp>>) =>
  (await person.get('/api/support')).body.promise

it('where planners pay, those with the plan are answered first', async () => {
  const { planner } = await subscribed(app, stripe)
  await deliverAll(app, stripe)
  expect(await promiseTo(planner)).toEqual({ hours: 8, isFirst: true })
  expect(await promiseTo(await signedUp(app, 'Noa Vidal', 'planner'))).toEqual({ hours: 18, isFirst: false })
  expect(await promiseTo(await signedUp(app, 'Teo Lasa', 'couple'))).toEqual({ hours: 18, isFirst: false })
})
