import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEqual, mergeRecords, mergeRows, mergeValue } from './three-way-merge.ts'

describe('a value that two have changed', () => {
  it.each([
    ['only the other side has changed it', { base: 'a', stored: 'b', given: 'a' }, 'b'],
    ['only this side has changed it', { base: 'a', stored: 'a', given: 'b' }, 'b'],
    ['both have, to the same', { base: 'a', stored: 'b', given: 'b' }, 'b'],
  ])('is settled when %s', (_, sides, value) => {
    expect(mergeValue(sides)).toEqual({ value })
  })

  it('is a conflict when each has changed it in its own way', () => {
    expect(mergeValue({ base: 'a', stored: 'b', given: 'c' })).toBeNull()
  })

  it('is told by its contents, whatever the order of its keys', () => {
    expect(isEqual({ x: 1, y: [2, { z: 3 }] }, { y: [2, { z: 3 }], x: 1 })).toBe(true)
    expect(isEqual({ x: 1 }, { x: 1, y: 2 })).toBe(false)
    expect(isEqual([], {})).toBe(false)
  })
})

describe('texts by their language', () => {
  it('keep the language that the other side has written, and lose the one it has taken away', () => {
    const base = { es: 'Venid', ca: 'Veniu' }
    const { merged, conflicts } = mergeRecords({
      base,
      stored: { es: 'Venid', eu: 'Etorri' },
      given: { ...base, es: 'Venid pronto' },
    })
    expect({ merged, conflicts }).toEqual({ merged: { es: 'Venid pronto', eu: 'Etorri' }, conflicts: [] })
  })

  it('are in conflict by language, and stay as they are stored there', () => {
    const merge = mergeRecords({
      base: { es: 'Venid', ca: 'Veniu' },
      stored: { es: 'Venid ya', ca: 'Veniu' },
      given: { es: 'Venid pronto', ca: 'Veniu aviat' },
    })
    expect(merge).toEqual({ merged: { es: 'Venid ya', ca: 'Veniu aviat' }, conflicts: ['es'] })
  })

  it('are in conflict where one side has taken away what the other has changed', () => {
    const sides = { base: { es: 'Venid' }, stored: {}, given: { es: 'Venid pronto' } }
    expect(mergeRecords(sides)).toEqual({ merged: {}, conflicts: ['es'] })
  })
})

describe('rows of a list', () => {
  type Row = { key: string; name: string }
  const keyOf = ({ key }: Row) => key
  const carne = { key: 'carne', name: 'Carne' }
  const pescado = { key: 'pescado', name: 'Pescado' }
  const vegano = { key: 'vegano', name: 'Vegano' }

  it('that the other side has added stay, and those that it has removed stay away', () => {
    const base = [carne, pescado]
    const sides = { base, stored: [pescado, vegano], given: [carne, { ...pescado, name: 'Rape' }] }
    expect(mergeRows(sides, keyOf)).toEqual([{ key: 'pescado', name: 'Rape' }, vegano])
  })

  it('that this side has removed go, and those that the other has renamed are called so', () => {
    const sides = {
      base: [carne, pescado],
      stored: [{ ...carne, name: 'Solomillo' }, pescado],
      given: [carne],
    }
    expect(mergeRows(sides, keyOf)).toEqual([{ key: 'carne', name: 'Solomillo' }])
  })

  it('that both have changed have the parts that each has changed, and the given one of the same part', () => {
    const words = { es: 'Carne', ca: 'Carn' }
    const sides = {
      base: [{ ...carne, price: 10, words }],
      stored: [{ ...carne, price: 12, words: { ...words, ca: 'Vedella' } }],
      given: [{ key: 'carne', name: 'Solomillo', price: 10, words: { ...words, es: 'Solomillo' } }],
    }
    expect(mergeRows<Row>(sides, keyOf)).toEqual([
      { key: 'carne', name: 'Solomillo', price: 12, words: { es: 'Solomillo', ca: 'Vedella' } },
    ])
    const both = { base: [carne], stored: [{ ...carne, name: 'Rape' }], given: [{ ...carne, name: 'Pato' }] }
    expect(mergeRows(both, keyOf)).toEqual([{ ...carne, name: 'Pato' }])
  })

  it('stand in the order of the side that has changed it, and what is added where it was added', () => {
    const base = [carne, pescado]
    const orderOf = (stored: Row[], given: Row[]) =>
      mergeRows({ base, stored, given }, keyOf).map(({ key }) => key)
    expect(orderOf([pescado, carne], [{ ...carne, name: 'Solomillo' }, pescado])).toEqual([
      'pescado',
      'carne',
    ])
    expect(orderOf([carne, vegano, pescado], [{ ...carne, name: 'Solomillo' }, pescado])).toEqual([
      ...['carne', 'vegano', 'pescado'],
    ])
    expect(orderOf([carne, vegano, pescado], [pescado, carne])).toEqual(['pescado', 'carne', 'vegano'])
    expect(orderOf([vegano, pescado], base)).toEqual(['vegano', 'pescado'])
  })

  it('are those given when nobody else has changed any', () => {
    const rows = fc.uniqueArray(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), name: fc.string() }), {
      selector: keyOf,
    })
    fc.assert(
      fc.property(rows, rows, (base, given) => {
        expect(mergeRows({ base, stored: base, given }, keyOf)).toEqual(given)
        expect(mergeRows({ base, stored: given, given: base }, keyOf)).toEqual(
          expect.arrayContaining(given.filter((row) => base.some(({ key }) => key === row.key))),
        )
      }),
    )
  })
})
