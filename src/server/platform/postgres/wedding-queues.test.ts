import { expect, it } from 'vitest'
import { createWeddingQueues } from './wedding-queues.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The weddings that get a turn when a party sends before another does. */
async function turnsOf(kind: 'images' | 'videos'): Promise<string[]> {
  const queue = createWeddingQueues(12)[kind]
  const begun: string[] = []
  const send = (wedding: string) =>
    void queue.run(wedding, () => {
      begun.push(wedding)
      return new Promise<void>(() => {})
    })
  for (let index = 0; index < 80; index += 1) send('party')
  send('other')
  await settled()
  return begun
}

it('a party that sends to one wedding leaves a turn to the images of all others', async () => {
  expect(await turnsOf('images')).toEqual(['party', 'other'])
})

it('a party that sends videos to one wedding leaves a turn to those of another', async () => {
  expect(await turnsOf('videos')).toEqual(['party', 'other'])
})
