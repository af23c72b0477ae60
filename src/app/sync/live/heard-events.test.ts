import { afterEach, describe, expect, test } from 'vitest'
import { createHeardEvents } from './heard-events.ts'
import { type HeardEvent, onLiveEvent } from './live-events.ts'

let stop = () => {}
afterEach(() => stop())

/** A page whose rows are as of `id`, and what its listeners hear. */
function pageAsOf(id: string | undefined) {
  const heard: HeardEvent['type'][] = []
  stop = onLiveEvent(({ type }) => void heard.push(type))
  return { events: createHeardEvents(id), heard }
}

describe('a page beside one that holds the connection', () => {
  test('reads again what changed between its rows, which came inside it, and its first word with the other', () => {
    const { events, heard } = pageAsOf('before')
    events.catchUpWith('after', { isBeginning: true })
    expect(heard).toEqual(['resync'])
    expect(events.latestId()).toBe('after')
  })

  test('reads nothing again when nothing changed meanwhile', () => {
    const { events, heard } = pageAsOf('before')
    events.catchUpWith('before', { isBeginning: true })
    expect(heard).toEqual([])
  })

  test('reads nothing again when it is about to read everything itself', () => {
    const { events, heard } = pageAsOf(undefined)
    events.catchUpWith('after', { isBeginning: true })
    expect(heard).toEqual([])
  })

  test('reads again what it missed while it was frozen', () => {
    const { events, heard } = pageAsOf(undefined)
    events.catchUpWith('before', { isBeginning: true })
    events.catchUpWith('after', { isBeginning: false })
    expect(heard).toEqual(['resync'])
  })
})
