import { describe, expect, it } from 'vitest'
import { foldText } from '../text/fold-text.ts'
import { archiveYear, compareWeddings, isWeddingFound } from './dashboard-order.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

const on = (eventDate: string | null) => ({ eventDate, timeZone: 'Europe/Madrid' })

describe('the archive', () => {
  it('holds the weddings of past years under the year of their day', () => {
    expect(archiveYear(on('2025-12-31'), NOON)).toBe(2025)
    expect(archiveYear(on('2019-06-01'), NOON)).toBe(2019)
  })

  it('holds none of this year, none that is to come and none without a date', () => {
    expect(archiveYear(on('2026-01-01'), NOON)).toBeNull()
    expect(archiveYear(on('2027-04-10'), NOON)).toBeNull()
    expect(archiveYear(on(null), NOON)).toBeNull()
  })

  it('waits 90 days, so that a wedding of December stays in sight in January', () => {
    expect(archiveYear(on('2026-12-19'), new Date('2027-01-15T12:00:00Z'))).toBeNull()
    expect(archiveYear(on('2026-12-19'), new Date('2027-03-19T12:00:00Z'))).toBeNull()
    expect(archiveYear(on('2026-12-19'), new Date('2027-03-20T12:00:00Z'))).toBe(2026)
  })
})

describe('the order of the dashboard', () => {
  const weddings = [
    { name: 'Elvira & Samuel', ...on('2026-09-19') },
    { name: 'Ángela & Óscar', ...on(null) },
    { name: 'Clara & Javier', ...on('2027-05-22') },
    { name: 'Zoe & Álex', ...on('2026-11-20') },
    { name: 'bea & Ñuño', ...on(null) },
    { name: 'Inés & Tomás', ...on('2026-11-01') },
  ]
  const sorted = (order: 'date' | 'name' | 'status') =>
    weddings.toSorted(compareWeddings(order, NOON)).map(({ name }) => name.split(' ')[0])

  it('by date: the soonest first, then those without one, then the past, latest first', () => {
    expect(sorted('date')).toEqual(['Zoe', 'Clara', 'Ángela', 'bea', 'Inés', 'Elvira'])
  })

  it('by name as Spanish sorts it: accents and capitals make no difference', () => {
    expect(sorted('name')).toEqual(['Ángela', 'bea', 'Clara', 'Elvira', 'Inés', 'Zoe'])
  })

  it('by status: En marcha, Pendiente, Completada', () => {
    expect(sorted('status')).toEqual(['Zoe', 'Clara', 'Ángela', 'bea', 'Inés', 'Elvira'])
  })
})

describe('a search for a wedding', () => {
  const name = foldText('Íñigo & María del Mar')

  it.each(['inigo', 'íñigo & maría', 'inigo maria', 'Inigo y Maria', 'mar íñigo', 'go & ma', '&', ''])(
    'finds it by %j',
    (search) => {
      expect(isWeddingFound(name, search)).toBe(true)
    },
  )

  it.each(['inigo lucia', 'y', 'marta'])('does not find it by %j', (search) => {
    expect(isWeddingFound(name, search)).toBe(false)
  })
})
