import { describe, expect, it } from 'vitest'
import { asGuests } from './as-guests.ts'

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';').map((cell) => cell.trim()))

/** The families of a list, those that are sure and those that are asked about, by the given names of their people. */
function familiesIn(text: string) {
  const { guests } = asGuests({ name: null, rows: rowsOf(text), merged: [] }).content
  const groupsBy = (key: 'household' | 'likelyHousehold') => {
    const groups = new Map<string, string[]>()
    for (const guest of guests) {
      const code = guest[key]
      if (code) groups.set(code, [...(groups.get(code) ?? []), guest.fullName.split(' ')[0]!])
    }
    return [...groups.values()].map((names) => names.join())
  }
  return { sure: groupsBy('household'), asked: groupsBy('likelyHousehold') }
}

describe('people of a list without families', () => {
  it('are a family where they share a surname and a telephone or an email, however it is written', () => {
    const list =
      'Nombre;Teléfono;Email\nAna Gil Soto;600 111 222;\nPau Mas;611 000 111;pau@correo.example\nLuis Gil Vega;+34 600111222;\nEva Mas;;PAU@correo.example'
    expect(familiesIn(list)).toEqual({ sure: ['Ana,Luis', 'Pau,Eva'], asked: [] })
  })

  it('are asked about where only the telephone is the same, as of a couple', () => {
    const list = 'Nombre;Teléfono\nAna Gil;600 111 222\nLuis Vega;600 111 222\nEva Mas;611 000 111'
    expect(familiesIn(list)).toEqual({ sure: [], asked: ['Ana,Luis'] })
  })

  it('are asked about where a table has a child and its parents, or one surname twice', () => {
    const list =
      'Nombre;Mesa\nAna Gil;1\nPau Mas Coll;2\nEva Coll Roca;2\nLeo Gil;1\nBiel Mas Coll;2\nJoan Mas Pons;2\nIria Gil;3'
    expect(familiesIn(list)).toEqual({ sure: [], asked: ['Ana,Leo', 'Pau,Eva,Biel,Joan'] })
  })

  it('who are sure stay together where more may be of them', () => {
    const list =
      'Nombre;Mesa;Teléfono\nAna Gil Mas;1;600 111 222\nLuis Gil Soto;1;600 111 222\nLeo Gil Mas;1;\nSol Roca;1;'
    expect(familiesIn(list)).toEqual({ sure: ['Ana,Luis'], asked: ['Ana,Luis,Leo'] })
  })

  it('of one address are no question, and one of them brings in who shares their telephone', () => {
    const list =
      'Nombre;Dirección;Teléfono\nAna Gil;C/ Mayor, 3;600 111 222\nHugo Vidal;C/ Mayor, 3;\nEva Gil;;600 111 222'
    expect(familiesIn(list)).toEqual({ sure: ['Ana,Hugo,Eva'], asked: [] })
  })

  it('are none where one telephone stands for all, and asked about where it may be of a clan', () => {
    const list = (count: number) =>
      ['Nombre;Teléfono', ...Array.from({ length: count }, (_, at) => `Ana${at} Gil;600 111 222`)].join('\n')
    expect(familiesIn(list(31))).toEqual({ sure: [], asked: [] })
    expect(familiesIn(list(9))).toMatchObject({ sure: [], asked: [expect.stringContaining('Ana0,Ana1')] })
    expect(familiesIn(list(8)).sure).toHaveLength(1)
  })

  it('are as the list says where it names families', () => {
    const list = 'Nombre;Familia;Mesa;Teléfono\nAna Gil;Los Gil;1;600 111 222\nLuis Gil;;1;600 111 222'
    expect(familiesIn(list)).toEqual({ sure: ['Ana'], asked: [] })
  })

  it('are read in a time that grows with the list', () => {
    const timeOf = (count: number) => {
      const people = Array.from(
        { length: count },
        (_, at) => `Ana Gil${at % 900} Mas${at % 40};${at % 200};600 ${100_000 + (at % 5000)}`,
      )
      const begun = performance.now()
      familiesIn(['Nombre;Mesa;Teléfono', ...people].join('\n'))
      return performance.now() - begun
    }
    timeOf(1000)
    const [half, whole] = [timeOf(1000), timeOf(2000)]
    expect(whole / half).toBeLessThan(4)
  })
})
