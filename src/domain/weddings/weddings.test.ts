import { describe, expect, it } from 'vitest'
import { foldText } from '../text/fold-text.ts'
import {
  archiveYear,
  compareWeddings,
  daysLeft,
  isWeddingFound,
  weddingProgress,
  weddingStatus,
} from './weddings.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

describe('the status of a wedding', () => {
  it('is pending without a date', () => {
    expect(weddingStatus(null, NOON)).toBe('pending')
  })

  it('is ongoing up to its day and on it', () => {
    expect(weddingStatus('2027-04-10', NOON)).toBe('ongoing')
    expect(weddingStatus('2026-11-20', NOON)).toBe('ongoing')
  })

  it('is completed from the midnight after its day, in Madrid', () => {
    expect(weddingStatus('2026-11-20', new Date('2026-11-20T22:59:59.999Z'))).toBe('ongoing')
    expect(weddingStatus('2026-11-20', new Date('2026-11-20T23:00:00.000Z'))).toBe('completed')
    expect(weddingStatus('2027-06-12', new Date('2027-06-12T21:59:59.999Z'))).toBe('ongoing')
    expect(weddingStatus('2027-06-12', new Date('2027-06-12T22:00:00.000Z'))).toBe('completed')
  })
})

describe('days left', () => {
  it('are whole days, rounded up: a minute before midnight tomorrow is a day away', () => {
    expect(daysLeft('2026-11-21', new Date('2026-11-20T22:59:00Z'))).toBe(1)
    expect(daysLeft('2026-11-21', new Date('2026-11-19T23:00:00Z'))).toBe(1)
  })

  it('are none on the day itself and negative after it', () => {
    expect(daysLeft('2026-11-20', NOON)).toBe(0)
    expect(daysLeft('2026-11-19', NOON)).toBe(-1)
  })

  it('lose and gain no day when clocks change', () => {
    expect(daysLeft('2027-03-29', new Date('2027-03-27T12:00:00Z'))).toBe(2)
    expect(daysLeft('2027-03-29', new Date('2027-03-28T21:59:59Z'))).toBe(1)
    expect(daysLeft('2027-11-01', new Date('2027-10-30T12:00:00Z'))).toBe(2)
    expect(daysLeft('2027-11-01', new Date('2027-10-31T22:59:59Z'))).toBe(1)
  })
})

describe('how far a wedding is', () => {
  const created = new Date('2026-01-01T12:00:00Z')

  it('goes from 0 on the day it was created to 1 on its day', () => {
    expect(weddingProgress(created, '2026-12-31', created)).toBe(0)
    expect(weddingProgress(created, '2026-12-31', new Date('2026-07-02T12:00:00Z'))).toBe(0.5)
    expect(weddingProgress(created, '2026-12-31', new Date('2027-05-01T12:00:00Z'))).toBe(1)
  })

  it('is unknown without a date, and all of it when the day was not after the creation', () => {
    expect(weddingProgress(created, null, NOON)).toBeNull()
    expect(weddingProgress(created, '2026-01-01', created)).toBe(1)
    expect(weddingProgress(created, '2025-06-01', created)).toBe(1)
  })
})

describe('the archive', () => {
  it('holds the weddings of past years under the year of their day', () => {
    expect(archiveYear('2025-12-31', NOON)).toBe(2025)
    expect(archiveYear('2019-06-01', NOON)).toBe(2019)
  })

  it('holds none of this year, none that is to come and none without a date', () => {
    expect(archiveYear('2026-01-01', NOON)).toBeNull()
    expect(archiveYear('2027-04-10', NOON)).toBeNull()
    expect(archiveYear(null, NOON)).toBeNull()
  })

  it('waits 90 days, so that a wedding of December stays in sight in January', () => {
    expect(archiveYear('2026-12-19', new Date('2027-01-15T12:00:00Z'))).toBeNull()
    expect(archiveYear('2026-12-19', new Date('2027-03-19T12:00:00Z'))).toBeNull()
    expect(archiveYear('2026-12-19', new Date('2027-03-20T12:00:00Z'))).toBe(2026)
  })
})

describe('the order of the dashboard', () => {
  const weddings = [
    { name: 'Elvira & Samuel', eventDate: '2026-09-19' },
    { name: 'Ángela & Óscar', eventDate: null },
    { name: 'Clara & Javier', eventDate: '2027-05-22' },
    { name: 'Zoe & Álex', eventDate: '2026-11-20' },
    { name: 'bea & Ñuño', eventDate: null },
    { name: 'Inés & Tomás', eventDate: '2026-11-01' },
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
