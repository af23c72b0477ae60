import { describe, expect, it } from 'vitest'
import { differencesOf } from '../template-versions/template-versions.ts'
import type { AgendaDay, AgendaItem } from './agenda.ts'
import { ceremonyOf, placeAgenda, templateDays } from './agenda-template.ts'
import { agendaTemplateFacts } from './agenda-template-facts.ts'

const timeZone = 'Europe/Madrid'
const day = (id: string, date: string, over: Partial<AgendaDay> = {}): AgendaDay => ({
  ...{ id, name: id, date, timeZone, isDraft: false, replaces: null, createdAt: '2026-01-01T00:00:00Z' },
  ...over,
})

const item = (
  dayId: string,
  title: string,
  startsAt: number,
  over: Partial<AgendaItem> = {},
): AgendaItem => ({
  ...{ id: title, dayId, title, time: { startsAt, endsAt: startsAt + 30 }, place: 'Finca', mapUrl: null },
  ...{ notes: null, responsible: [{ kind: 'person', name: 'Pilar', phone: null }], isFixed: false },
  ...{ isShownToGuests: false, toldStartsAt: 5, isDone: true, createdAt: '2026-01-01T00:00:00Z' },
  ...over,
})

const AGENDA = templateDays({
  days: [
    day('Boda', '2027-06-12'),
    day('Preboda', '2027-06-11'),
    day('Cambios', '2027-06-12', { replaces: 'Boda' }),
  ],
  items: [item('Boda', 'Cóctel', 1140), item('Boda', 'Ceremonia civil', 1080), item('Preboda', 'Cena', 1260)],
  eventDate: '2027-06-12',
})

describe('the agenda of a wedding as a template', () => {
  it('has its days around the wedding, without places, people and drafts of changes', () => {
    expect(AGENDA.map(({ name, offset }) => [name, offset])).toEqual([
      ['Preboda', -1],
      ['Boda', 0],
    ])
    expect(AGENDA[1]!.items[0]).toEqual({
      ...{ title: 'Ceremonia civil', time: { startsAt: 1080, endsAt: 1110 } },
      ...{ notes: null, isFixed: false, isShownToGuests: false },
    })
    expect(ceremonyOf(AGENDA)).toBe(1080)
    expect(ceremonyOf([])).toBeNull()
  })

  it('moves the day of the wedding with its ceremony, and no other day', () => {
    const { days, left } = placeAgenda(
      { ceremonyAt: 1080, days: AGENDA },
      { date: '2028-05-06', timeZone, ceremonyAt: 780 },
    )
    expect(days.map(({ date, items }) => [date, items.map(({ time }) => time.startsAt)])).toEqual([
      ['2028-05-05', [1260]],
      ['2028-05-06', [780, 840]],
    ])
    expect(left).toEqual([])
  })

  it('leaves out what would begin outside of the day', () => {
    const days = [{ name: 'Boda', offset: 0, items: [{ ...AGENDA[1]!.items[0]!, title: 'Peluquería' }] }]
    const { left } = placeAgenda(
      { ceremonyAt: 1380, days },
      { date: '2028-05-06', timeZone, ceremonyAt: 480 },
    )
    expect(left).toEqual(['Peluquería'])
  })

  it('says in words what differs', () => {
    const content = { name: 'Finca', ceremonyAt: 1080, days: AGENDA }
    const later = placeAgenda(content, { date: '2028-05-06', timeZone, ceremonyAt: 1110 }).days[1]!
    const other = { ...content, days: [AGENDA[0]!, { ...AGENDA[1]!, items: later.items }] }
    expect(
      differencesOf(agendaTemplateFacts(content), agendaTemplateFacts(other)).map(({ after }) => after),
    ).toEqual(['Boda · 18:30–19:00 Ceremonia civil', 'Boda · 19:30–20:00 Cóctel'])
  })
})
