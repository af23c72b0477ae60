import { expect, test } from 'vitest'
import { findPossibleDuplicates, isSkippable } from './guest-duplicates.ts'

const person = (fullName: string, email: string | null = null) => ({ fullName, email })

test('a guest whose name differs only in accents, case or blanks may be there already', () => {
  expect(
    findPossibleDuplicates([person('lucia  FERRER')], [person('Hugo Vidal'), person('Lucía Ferrer')]),
  ).toEqual([{ index: 0, of: 'existing', otherIndex: 1, because: 'name', isSame: true }])
})

test('a guest with the email of another may be there already', () => {
  expect(
    findPossibleDuplicates([person('Lucía', 'Lucia@Correo.es')], [person('L. Ferrer', 'lucia@correo.es ')]),
  ).toEqual([{ index: 0, of: 'existing', otherIndex: 0, because: 'email', isSame: false }])
})

test('a repeat inside the import points at the first of them', () => {
  const drafts = [
    person('Lucía Ferrer'),
    person('Hugo Vidal'),
    person('Lucía Ferrer'),
    person('Lucía Ferrer'),
  ]
  expect(findPossibleDuplicates(drafts, [])).toEqual([
    { index: 2, of: 'import', otherIndex: 0, because: 'name', isSame: false },
    { index: 3, of: 'import', otherIndex: 0, because: 'name', isSame: false },
  ])
})

test('guests without an email are not alike for that', () => {
  expect(findPossibleDuplicates([person('Lucía'), person('Hugo')], [person('Ana')])).toEqual([])
})

test('only a namesake in the list may be skipped: couples share an address, and a file may name two people alike', () => {
  const existing = [person('Mamá'), person('Hugo Vidal', 'vidal@correo.es')]
  const drafts = [
    person('Mamá'),
    person('Mamá'),
    person('Inés Soler', 'vidal@correo.es'),
    person('Bebé'),
    person('Bebé'),
  ]
  const found = findPossibleDuplicates(drafts, existing)
  expect(found.filter(isSkippable).map(({ index }) => index)).toEqual([0])
  expect(found.map(({ index, of, because }) => [index, of, because])).toEqual([
    [0, 'existing', 'name'],
    [1, 'import', 'name'],
    [2, 'existing', 'email'],
    [4, 'import', 'name'],
  ])
})

test('the only one of a name is the same person, whose address was corrected', () => {
  const found = findPossibleDuplicates([person('Ana Gil', 'ana@uno.es')], [person('Ana Gil', 'ana@dos.es')])
  expect(found.filter(isSkippable)).toHaveLength(1)
})

test('of two namesakes with other addresses none is taken for the other', () => {
  const existing = [person('Ana Gil', 'ana@dos.es'), person('Ana Gil', 'ana@tres.es')]
  expect(findPossibleDuplicates([person('Ana Gil', 'ana@uno.es')], existing).filter(isSkippable)).toEqual([])
})

test('a guest is found by address or phone under a name that was completed', () => {
  const existing = [person('Ana Gil', 'ana@uno.es'), { ...person('Eva'), phone: '+34 612 000 111' }]
  const drafts = [person('Ana Gil Soler', 'ana@uno.es'), { ...person('Eva Soto'), phone: '612000111' }]
  expect(findPossibleDuplicates(drafts, existing)).toEqual([
    { index: 0, of: 'existing', otherIndex: 0, because: 'email', isSame: true },
    { index: 1, of: 'existing', otherIndex: 1, because: 'phone', isSame: true },
  ])
})
