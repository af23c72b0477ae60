import { describe, expect, it } from 'vitest'
import type { AgendaItem, Responsible } from './agenda.ts'
import { delayFrom } from './agenda-delay.ts'
import { compareItems, happeningAt, itemsOfDay, seamsOf, timeBetween } from './agenda-timeline.ts'
import { doubleBookings } from './double-bookings.ts'

const DAY = 'day'

function item(id: string, startsAt: number, endsAt: number | null = null, over: Partial<AgendaItem> = {}) {
  return {
    id,
    dayId: DAY,
    time: { startsAt, endsAt },
    title: id,
    place: null,
    mapUrl: null,
    notes: null,
    responsible: [],
    isFixed: false,
    isShownToGuests: false,
    toldStartsAt: null,
    isDone: false,
    createdAt: '2026-11-20T10:00:00Z',
    ...over,
  } satisfies AgendaItem
}

const dj: Responsible = { kind: 'vendor', vendorId: 'lola' }

describe('the order of a day', () => {
  it('is that of the times, past midnight last, and leaves other days out', () => {
    const items = [
      item('bus', 1470),
      item('comida', 840),
      item('peluquería', 480),
      item('otro', 600, null, { dayId: 'x' }),
    ]
    expect(itemsOfDay(items, DAY).map(({ id }) => id)).toEqual(['peluquería', 'comida', 'bus'])
  })

  it('keeps the order of adding for what starts together', () => {
    const early = item('b', 600, null, { createdAt: '2026-11-20T09:00:00Z' })
    expect([item('a', 600), early].toSorted(compareItems)[0]).toBe(early)
  })
})

describe('gaps and overlaps', () => {
  it('are told from the end of what lasts longest', () => {
    const long = item('cóctel', 780, 900)
    const seams = seamsOf([
      long,
      item('fotos', 800, 820),
      item('banquete', 885, 1000),
      item('tarta', 1030, 1040),
    ])
    expect(seams.get('fotos')).toEqual({ kind: 'overlap', minutes: 20, with: long })
    expect(seams.get('banquete')).toEqual({ kind: 'overlap', minutes: 15, with: long })
    expect(seams.get('tarta')).toEqual({ kind: 'gap', minutes: 30 })
  })

  it('are not invented where an end is not known', () => {
    expect(seamsOf([item('a', 600), item('b', 700), item('c', 800)]).size).toBe(0)
    expect(seamsOf([item('a', 600, 610), item('b', 620), item('c', 800)]).get('c')).toBeUndefined()
  })
})

describe('a person in two places at once', () => {
  const with_ = (id: string, startsAt: number, endsAt: number | null, place: string | null) =>
    item(id, startsAt, endsAt, { place, responsible: [dj] })

  it('is found, also by a free name that is written in another way', () => {
    const found = doubleBookings([with_('cóctel', 780, 900, 'Patio'), with_('pruebas', 840, 870, 'Salón')])
    expect(found).toMatchObject([{ who: dj, items: [{ id: 'cóctel' }, { id: 'pruebas' }] }])
    const person = (name: string): Responsible => ({ kind: 'person', name, phone: null })
    const named = [
      item('a', 600, 660, { responsible: [person('Tía Pilar')] }),
      item('b', 630, null, { responsible: [person('tía  pilar')] }),
    ]
    expect(doubleBookings(named)).toHaveLength(1)
  })

  it('is no person who stays in one place, or goes from one to the next', () => {
    expect(doubleBookings([with_('a', 780, 900, 'Patio'), with_('b', 840, 870, ' patio ')])).toEqual([])
    expect(doubleBookings([with_('a', 780, 840, 'Patio'), with_('b', 840, 870, 'Salón')])).toEqual([])
  })
})

describe('an item that is dragged', () => {
  const [a, b, c] = [item('a', 600, 660), item('b', 720, 780), item('c', 800, 830)] as const

  it('begins when what comes before it ends, and takes as long as before', () => {
    expect(timeBetween(c, a, b)).toEqual({ startsAt: 660, endsAt: 690 })
    expect(timeBetween(a, c, undefined)).toEqual({ startsAt: 830, endsAt: 890 })
  })

  it('ends when the first begins when it becomes the first', () => {
    expect(timeBetween(c, undefined, a)).toEqual({ startsAt: 570, endsAt: 600 })
  })

  it('goes half way where there is no room', () => {
    const tight = item('tight', 640)
    expect(timeBetween(c, a, tight)).toEqual({ startsAt: 620, endsAt: 650 })
  })

  it('keeps its time where it stands', () => {
    expect(timeBetween(b, a, c)).toBeNull()
  })
})

describe('a delay', () => {
  const cocktail = item('cóctel', 810, 900, { isDone: true })
  const lunch = item('banquete', 900, 1035)
  const cake = item('tarta', 1035)
  const bus = item('autobús', 1470, null, { isFixed: true })
  const bar = item('barra', 1080, 1470)
  const day = [cocktail, lunch, cake, bar, bus]

  it('moves an item and what follows, and leaves what is done, fixed or before it', () => {
    const { moved, fixed } = delayFrom(day, cake, 15)
    expect(moved.map(({ item: { id }, to }) => [id, to])).toEqual([
      ['tarta', { startsAt: 1050, endsAt: null }],
      ['barra', { startsAt: 1095, endsAt: 1485 }],
    ])
    expect(fixed).toEqual([bus])
    expect(delayFrom(day, cocktail, 15).moved.map(({ item: { id } }) => id)).toEqual([
      'banquete',
      'tarta',
      'barra',
    ])
  })

  it('says before it is done which fixed item it runs into, and by how much', () => {
    expect(delayFrom(day, lunch, 15).squeezes).toMatchObject([
      { item: { id: 'barra' }, fixed: { id: 'autobús' }, minutes: 15 },
    ])
    expect(delayFrom([lunch, cake, bus], lunch, 30).squeezes).toEqual([])
  })

  it('does not reach beyond noon of the next day', () => {
    const last = item('última', 2155)
    expect(delayFrom([last], last, 5).tooLate).toEqual([last])
  })
})

describe('the day itself', () => {
  const day = [
    item('ceremonia', 750, 800),
    item('cóctel', 810, 900),
    item('banquete', 900),
    item('tarta', 1035),
  ]

  it('knows what happens now and what is next', () => {
    expect(happeningAt(day, 842)).toMatchObject({ now: { id: 'cóctel' }, next: { id: 'banquete' } })
    expect(happeningAt(day, 1000)).toMatchObject({ now: { id: 'banquete' }, next: { id: 'tarta' } })
    expect(happeningAt(day, 700)).toMatchObject({ now: undefined, next: { id: 'ceremonia' } })
    expect(happeningAt(day, 1200).next).toBeUndefined()
  })

  it('goes on with what is late, and not with what is done', () => {
    expect(happeningAt([item('fotos', 795, 810)], 830).now?.id).toBe('fotos')
    const isDone = true
    expect(happeningAt([{ ...day[0]!, isDone }, day[2]!], 842)).toMatchObject({
      now: undefined,
      next: { id: 'banquete' },
    })
  })

  it('follows the latest tick: what was never ticked before it does not come back', () => {
    const isDone = true
    const [ceremony, cocktail, ...rest] = [
      item('ceremonia', 750, 795),
      item('cóctel', 810, 900),
      item('banquete', 900),
    ]
    expect(happeningAt([ceremony, { ...cocktail, isDone }, ...rest], 882)).toMatchObject({
      now: undefined,
      next: { id: 'banquete' },
    })
    const open = [{ ...ceremony, time: { startsAt: 750, endsAt: null } }, item('fotos', 795, 805)]
    expect(happeningAt(open, 830).now?.id).toBe('fotos')
    expect(happeningAt([open[0]!, { ...open[1]!, isDone }], 830).now).toBeUndefined()
  })

  it('keeps what lasts longer than the moment that was ticked, and minds no tick ahead of the clock', () => {
    const isDone = true
    const photographer = item('fotógrafo', 600, 1320)
    expect(happeningAt([photographer, item('cóctel', 810, 900, { isDone })], 882).now?.id).toBe('fotógrafo')
    expect(
      happeningAt([item('cóctel', 810, 900), item('autobús', 1470, null, { isDone })], 882).now?.id,
    ).toBe('cóctel')
  })
})
