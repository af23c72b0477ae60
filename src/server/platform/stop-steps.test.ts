import { describe, expect, it } from 'vitest'
import { StopSteps } from './stop-steps.ts'

describe('the steps of a stop', () => {
  it('are done once, the newest first, by all who ask', async () => {
    const stops = new StopSteps()
    const done: string[] = []
    for (const name of ['database', 'port']) stops.add(async () => done.push(name))
    await Promise.all([stops.stop(), stops.stop()])
    expect(done).toEqual(['port', 'database'])
  })

  it('are all done although one fails, which is told then', async () => {
    const stops = new StopSteps()
    const done: string[] = []
    stops.add(async () => done.push('database'))
    stops.add(() => Promise.reject(new Error('stuck')))
    await expect(stops.stop()).rejects.toThrow('stuck')
    expect(done).toEqual(['database'])
  })

  it('of what is started after the stop has begun are done as well', async () => {
    const stops = new StopSteps()
    const done: string[] = []
    stops.add(async () => done.push('port'))
    const stopped = stops.stop()
    stops.add(async () => done.push('database'))
    await stopped
    await stops.stop()
    expect(done).toEqual(['port', 'database'])
    stops.add(async () => done.push('jobs'))
    await stops.stop()
    expect(done).toEqual(['port', 'database', 'jobs'])
  })
})
