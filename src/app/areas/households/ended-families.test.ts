import { expect, it } from 'vitest'
import type { Household } from '#contract/household-rows.ts'
import type { Family, FamilyPerson } from '../../shared/households/families.ts'
import { endedInWords } from './ended-families.ts'

const family = (name: string, people: number, household: Partial<Household> | null): Family => ({
  ...{ key: name, name, household: household as Household | null },
  people: Array.from(
    { length: people },
    (_, place) => ({ guest: { id: `${name}${place}` } }) as FamilyPerson,
  ),
})
const SENT = {
  hasLink: true,
  sentAt: '2026-11-30T10:00:00Z',
  openedAt: null,
  answeredAt: null,
  dateSentAt: null,
}
const all = (...families: Family[]) => families.flatMap((one) => one.people.map(() => ({ family: one })))

it('names the links that were sent and open nothing once all of a family have left', () => {
  const [lasa, ruiz] = [family('Lasa', 2, SENT), family('Ruiz', 1, SENT)]
  expect(endedInWords(all(lasa), 'Aguirre')).toBe(
    'El enlace de Lasa deja de valer, y con él los avisos de su autobús: ahora vale el de Aguirre.',
  )
  expect(endedInWords(all(lasa, ruiz))).toBe(
    'Los enlaces de Lasa y Ruiz dejan de valer, y con ellos los avisos de sus autobuses.',
  )
})

it('says nothing while some of a family stay, and of links that no family has', () => {
  const lasa = family('Lasa', 2, SENT)
  expect(endedInWords(all(lasa).slice(1), 'Aguirre')).toBe('')
  expect(endedInWords(all(family('Sola', 1, null)), 'Aguirre')).toBe('')
  expect(endedInWords(all(family('Ruiz', 1, { ...SENT, sentAt: null })), 'Aguirre')).toBe('')
  expect(endedInWords(all(family('Gil', 1, { ...SENT, hasLink: false })), 'Aguirre')).toBe('')
})
