import { describe, expect, it } from 'vitest'
import { type AskedDay, dayOfRequest, weeksAround } from './request-dates.ts'

const SATURDAY = '2027-09-18'
const today = '2026-11-28'
const request = (more: Partial<AskedDay> = {}): AskedDay => ({
  ...{ id: 'own', name: 'Aitana', eventDate: SATURDAY, heldUntil: null, weddingId: null },
  ...more,
})
const wedding = (eventDate: string | null, id = 'wedding') => ({ id, name: 'Ana & Luz', eventDate })
const state = (own: AskedDay, weddings: ReturnType<typeof wedding>[] = [], requests: AskedDay[] = []) =>
  dayOfRequest(own, { weddings, requests: [own, ...requests], closures: [], today }).state

describe('the date of a request', () => {
  it('is free, taken by a wedding, or near one of the same weekend', () => {
    expect(state(request())).toBe('free')
    expect(state(request(), [wedding(null)])).toBe('free')
    expect(state(request(), [wedding(SATURDAY)])).toBe('taken')
    for (const day of ['2027-09-17', '2027-09-19']) expect(state(request(), [wedding(day)])).toBe('near')
    for (const day of ['2027-09-16', '2027-09-20', '2027-09-25'])
      expect(state(request(), [wedding(day)])).toBe('free')
  })

  it('names the couple that has it', () => {
    const day = dayOfRequest(request(), { weddings: [wedding(SATURDAY)], requests: [], closures: [], today })
    expect(day.other).toEqual({ name: 'Ana & Luz', eventDate: SATURDAY })
  })

  it('is held for its own request or for another', () => {
    const other = request({ id: 'other', heldUntil: '2026-12-24' })
    expect(state(request({ heldUntil: '2026-12-24' }))).toBe('held')
    expect(state(request(), [], [other])).toBe('held_for_others')
    expect(state(request({ heldUntil: '2026-12-24' }), [wedding(SATURDAY)])).toBe('taken')
  })

  it('is held until the end of its last day, and free by itself after it', () => {
    expect(state(request({ heldUntil: today }))).toBe('held')
    expect(state(request({ heldUntil: '2026-11-27' }))).toBe('free')
    expect(state(request(), [], [request({ id: 'other', heldUntil: '2026-11-27' })])).toBe('free')
  })

  it('is not taken by the wedding that was made of it', () => {
    expect(state(request({ weddingId: 'wedding' }), [wedding(SATURDAY)])).toBe('free')
  })

  it('is closed with the label that the planner gave, unless a wedding or a hold has it', () => {
    const closures = [{ firstDay: '2027-09-13', lastDay: SATURDAY, label: 'Vacaciones' }]
    const days = { weddings: [], requests: [], closures, today }
    expect(dayOfRequest(request(), days)).toEqual({
      state: 'closed',
      other: { name: 'Vacaciones', eventDate: SATURDAY },
    })
    expect(dayOfRequest(request({ eventDate: '2027-09-19' }), days).state).toBe('free')
    expect(dayOfRequest(request(), { ...days, weddings: [wedding(SATURDAY)] }).state).toBe('taken')
    expect(dayOfRequest(request({ heldUntil: today }), days).state).toBe('held')
  })

  it('may be none, or past', () => {
    expect(state(request({ eventDate: null }))).toBe('none')
    expect(state(request({ eventDate: '2026-11-27' }))).toBe('past')
  })

  it('stands among those of the weeks around it', () => {
    expect(weeksAround('2027-10-02')).toEqual(['2027-09-25', '2027-10-02', '2027-10-09', '2027-10-16'])
  })
})
