import { describe, expect, it } from 'vitest'
import type { ActivityNews } from '#contract/activity.ts'
import { newsSentence } from './news-words.ts'

const NEWS: ActivityNews = {
  id: '0198c0de-0000-7000-8000-000000000001',
  at: '2026-11-24T18:30:00.000Z',
  actorId: '0198c0de-0000-7000-8000-000000000002',
  actorName: 'Elena Montes',
  familyName: null,
  families: [],
  action: 'guests.add',
  acts: 1,
  counts: [{ entity: 'guests', op: 'insert', count: 1 }],
  changes: [],
}

const change = (label: string, after: Record<string, unknown> | null = null, of: string | null = null) => ({
  entity: 'guests' as const,
  key: label,
  op: 'update' as const,
  label,
  of,
  before: null,
  after,
})

const said = (news: Partial<ActivityNews>) => {
  const { who, does } = newsSentence({ ...NEWS, ...news })
  return `${who} ${does}`
}

const answered = (answers: Record<string, boolean>, count = Object.keys(answers).length) => ({
  actorId: null,
  action: 'rsvp',
  families: ['Aguirre'],
  counts: [{ entity: 'guests' as const, op: 'update' as const, count }],
  changes: Object.entries(answers).map(([name, rsvp]) => change(name, { rsvp })),
})

describe('the news', () => {
  it('call a member by the first name and count what is alike', () => {
    expect(said({ acts: 2, counts: [{ entity: 'guests', op: 'insert', count: 31 }] })).toBe(
      'Elena ha añadido 31 invitados',
    )
  })

  it('name the guests who answered the same, and the family where it differs', () => {
    expect(said(answered({ 'Carmen Aguirre': true }))).toBe('Carmen dice que sí')
    expect(said(answered({ 'Carmen Aguirre': true, 'Íñigo Sanz': true, Noa: true }))).toBe(
      'Carmen, Íñigo y Noa dicen que sí',
    )
    expect(said(answered({ Carmen: true, Íñigo: false }))).toBe('Aguirre ha respondido a su invitación')
    expect(said({ ...answered({ Carmen: true }, 9), acts: 3 })).toBe('Aguirre ha respondido a su invitación')
    expect(said({ ...answered({ Carmen: true }, 9), acts: 5, families: ['A', 'B', 'C'] })).toBe(
      '3 familias han respondido a su invitación',
    )
  })

  it('name up to three vendors who were confirmed, and the one folder of images', () => {
    const confirmed = (names: string[]) => ({
      action: 'vendors.confirm',
      acts: names.length,
      counts: [{ entity: 'vendors' as const, op: 'update' as const, count: names.length }],
      changes: names.map((name) => ({ ...change(name), entity: 'vendors' as const })),
    })
    expect(said(confirmed(['Transvía']))).toBe('Elena ha confirmado el proveedor «Transvía»')
    expect(said(confirmed(['Transvía', 'Olmo']))).toBe('Elena ha confirmado «Transvía» y «Olmo»')
    expect(said(confirmed(['A', 'B', 'C', 'D']))).toBe('Elena ha confirmado 4 proveedores')
    const images = { ...change('', null, 'Mesas y flores'), entity: 'inspirations' as const }
    expect(said({ action: 'uploads.inspirationImage', acts: 6, changes: [images] })).toBe(
      'Elena ha añadido 6 imágenes a «Mesas y flores»',
    )
  })

  it('do without the name of a member who has no account any more', () => {
    expect(said({ actorName: null, changes: [], acts: 2 })).toMatch(
      /^Alguien que ya no tiene cuenta ha añadido/,
    )
  })
})
