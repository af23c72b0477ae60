import { describe, expect, it } from 'vitest'
import { changesSince, hasChanges, type SeenItem } from './agenda-seen.ts'

const seen = (id: string, startsAt: number, over: Partial<SeenItem> = {}): SeenItem => ({
  id,
  title: id,
  date: '2027-04-10',
  startsAt,
  place: null,
  ...over,
})

const before = [seen('banquete', 900), seen('recena', 1290), seen('recogida', 1410)]

describe('what has changed since a vendor last looked', () => {
  it('is nothing on the first visit, nor when all is as it was', () => {
    expect(hasChanges(changesSince(null, before))).toBe(false)
    expect(hasChanges(changesSince(before, before))).toBe(false)
  })

  it('tells together what moved by the same minutes, with the time it had', () => {
    const changes = changesSince(before, [
      seen('banquete', 915),
      seen('recena', 1305),
      seen('recogida', 1400),
    ])
    expect(changes.shifts).toMatchObject([
      { minutes: 15, items: [{ id: 'banquete' }, { id: 'recena' }] },
      { minutes: -10, items: [{ id: 'recogida' }] },
    ])
    expect(changes.formerStarts.get('banquete')).toBe(900)
  })

  it('tells of what is new, what is gone, another place and another date', () => {
    const changes = changesSince(before, [
      seen('banquete', 900, { place: 'Salón' }),
      seen('recena', 1290, { date: '2027-04-11' }),
      seen('montaje', 600),
    ])
    expect(changes).toMatchObject({
      shifts: [],
      placed: [{ id: 'banquete' }],
      redated: [{ id: 'recena' }],
      added: [{ id: 'montaje' }],
      removed: [{ id: 'recogida' }],
    })
  })
})
