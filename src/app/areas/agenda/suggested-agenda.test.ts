import { describe, expect, it } from 'vitest'
import { isAgendaTime } from '#domain/agenda/agenda.ts'
import { seamsOf } from '#domain/agenda/agenda-timeline.ts'
import { type Ceremony, suggestedAgenda } from './suggested-agenda.ts'

const timesOf = (at: number, ceremony: Ceremony) =>
  Object.fromEntries(suggestedAgenda(at, ceremony).map(({ title, time }) => [title, time.startsAt]))

describe('the suggested agenda', () => {
  it.each(['civil', 'church'] as const)(
    'of a %s wedding has everything, in order and without overlaps',
    (kind) => {
      const items = suggestedAgenda(12 * 60 + 30, kind).map((item) => ({
        ...item,
        createdAt: '2027-01-01T00:00:00Z',
      }))
      expect(items.map(({ title }) => title)).toEqual(
        expect.arrayContaining([
          'Preparativos',
          'Traslados',
          'Llegada de invitados',
          'Ceremonia',
          'Cóctel',
          'Banquete',
          'Brindis',
          'Tarta',
          'Primer baile',
          'Barra libre',
          'Recena',
          'Autobuses de vuelta',
        ]),
      )
      const starts = items.map(({ time }) => time.startsAt)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(seamsOf(items).size).toBe(0)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect(items.filter(({ isFixed }) => isFixed).map(({ title }) => title)).toContain('Ceremonia')
    },
  )

  it('is laid out around the hour of the ceremony', () => {
    expect(timesOf(18 * 60, 'civil')).toMatchObject({ Ceremonia: 1080, Cóctel: 1125, Banquete: 1215 })
    expect(timesOf(18 * 60, 'church')).toMatchObject({
      Ceremonia: 1080,
      'Autobuses al banquete': 1160,
      Cóctel: 1190,
    })
  })

  it.each([360, 480, 750, 1080, 1290, 1500])('stays within its day with a ceremony at minute %i', (at) => {
    const items = suggestedAgenda(at, 'church')
    expect(items.map(({ time }) => time).every(isAgendaTime)).toBe(true)
    expect(items.some(({ title }) => title === 'Ceremonia')).toBe(true)
  })
})
