import { describe, expect, it } from 'vitest'
import { areOtherPeople, coupleIn, coupleKey, daysIn } from './couple-names.ts'

describe('a couple', () => {
  it.each([
    ['Olga e Iker', 'Olga & Iker'],
    ['2027-04-10 Boda de Olga y Iker', 'Olga & Iker'],
    ['Boda Noa + Sergi (13-02-2027)', 'Noa & Sergi'],
    ['10.04.2027_Lola_y_Bea', 'Lola & Bea'],
    ['Wedding of Anna and Tom', 'Anna & Tom'],
    ['Lucía-Martín', 'Lucía & Martín'],
    ['María José Pérez / Íñigo Ruiz', 'María José Pérez & Íñigo Ruiz'],
    ['10 de abril de 2027 - Ana & Teo', 'Ana & Teo'],
  ])('is read of «%s»', (text, name) => {
    expect(coupleIn(text)?.name).toBe(name)
  })

  it.each([
    'Fotos y vídeos',
    'Mesas y sillas',
    'Contratos',
    '2027',
    'Ana, Luis y Eva',
    '',
    'Catering & bar menú',
  ])('is not read of «%s»', (text) => {
    expect(coupleIn(text)).toBeNull()
  })

  it('is the same in any order and without accents or surnames, and another one with other surnames', () => {
    const key = (text: string) => coupleKey(coupleIn(text)!)
    expect(key('Lucía y Martín')).toBe(key('MARTIN & LUCIA Herrera'))
    const other = (one: string, two: string) => areOtherPeople(coupleIn(one)!, coupleIn(two)!)
    expect(other('Ana Ruiz y Luis Gil', 'Ana & Luis')).toBe(false)
    expect(other('Ana Ruiz y Luis Gil', 'Luis Gil & Ana Ruiz')).toBe(false)
    expect(other('Ana Ruiz y Luis Gil', 'Ana Soto & Luis Gil')).toBe(true)
  })
})

describe('the day in a name', () => {
  it.each([
    ['2027-04-10 Olga e Iker', ['2027-04-10']],
    ['Olga e Iker 23.01.2027', ['2027-01-23']],
    ['Olga e Iker 05_04_2027', ['2027-04-05', '2027-05-04']],
    ['Olga e Iker 10 de abril de 2027', ['2027-04-10']],
    ['Olga e Iker 2027-02-31', []],
    ['Olga e Iker', []],
  ])('of «%s» is %j', (text, days) => {
    expect(daysIn(text)).toEqual(days)
  })
})
