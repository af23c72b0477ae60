import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { slowRefusals } from './slow-refusals.ts'

it('lets refusals wait, at most as many as may, and other answers never', async () => {
  const release: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => release.push(resolve))
  const app = new Hono()
  app.use(slowRefusals({ wait, waitingMax: 2 }))
  app.get('/right', (c) => c.text('yes'))
  app.get('/wrong', (c) => c.text('too many', 429))

  const held = [app.request('/wrong'), app.request('/wrong')]
  expect((await app.request('/right')).status).toBe(200)
  expect((await app.request('/wrong')).status).toBe(429)
  expect(release).toHaveLength(2)

  for (const answer of release) answer()
  for (const answer of held) expect((await answer).status).toBe(429)
  const after = app.request('/wrong')
  await expect.poll(() => release.length).toBe(3)
  release[2]!()
  expect((await after).status).toBe(429)
})
