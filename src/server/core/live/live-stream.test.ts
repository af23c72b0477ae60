import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { LiveStream } from './live-stream.ts'

const changed = (area: string): LiveEvent => ({
  type: 'changed',
  weddingId: '0198c0de-0000-7000-8000-000000000001',
  area,
  ids: [],
  actorId: null,
  clientId: null,
})

async function read(stream: LiveStream) {
  const events: LiveEvent[] = []
  for await (const event of stream) events.push({ ...event })
  return events
}

describe('a stream', () => {
  it('gives what was pushed before and after its reader asked, in order', async () => {
    const stream = new LiveStream(() => {})
    stream.push(changed('guests'))
    expect((await stream.next()).value).toEqual(changed('guests'))
    const later = stream.next()
    stream.push(changed('vendors'))
    expect((await later).value).toEqual(changed('vendors'))
  })

  it('asks a reader who does not keep up to begin again, instead of growing', async () => {
    const stream = new LiveStream(() => {})
    for (let index = 0; index < 1000; index += 1) stream.push(changed('guests'))
    stream.close('stopping')
    const events = await read(stream)
    expect(events[0]).toEqual({ type: 'resync' })
    expect(events.length).toBeLessThan(210)
    expect(events.at(-1)).toEqual({ type: 'closing', reason: 'stopping' })
  })

  it('says once that it has ended, whichever side ended it', async () => {
    let ends = 0
    const [ours, theirs] = [new LiveStream(() => (ends += 1)), new LiveStream(() => (ends += 1))]
    ours.close('left')
    ours.close('stopping')
    await ours.return()
    expect(ends).toBe(1)
    const waiting = theirs.next()
    await theirs.return()
    theirs.close('left')
    expect(ends).toBe(2)
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  it('takes nothing more once it has ended', async () => {
    const stream = new LiveStream(() => {})
    stream.close('signedOut')
    stream.push(changed('guests'))
    expect(await read(stream)).toEqual([{ type: 'closing', reason: 'signedOut' }])
  })
})
