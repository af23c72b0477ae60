import { describe, expect, it } from 'vitest'
import { personName } from './person-name.ts'
import { provinceOf } from './provinces.ts'

describe('a name in the parts of Facturae', () => {
  it.each([
    ['Inés Rey Lara', ['Inés', 'Rey', 'Lara']],
    ['María del Mar Rey Lara', ['María del Mar', 'Rey', 'Lara']],
    ['Ana Rey de la Cruz', ['Ana', 'Rey', 'de la Cruz']],
    ['Rey Lara, José Luis', ['José Luis', 'Rey', 'Lara']],
    ['Pérez,  José Luis', ['José Luis', 'Pérez', null]],
    ['Inés Rey', ['Inés', 'Rey', null]],
    ['Inés', ['Inés', '-', null]],
    ['  Inés   Rey  de ', ['Inés', 'Rey', 'de']],
  ])('%s', (whole, [name, first, second]) => {
    expect(personName(whole)).toEqual({ name, first, second })
  })
})

describe('the province of a postal code', () => {
  it.each([
    ['01001', 'Álava'],
    ['15001', 'A Coruña'],
    ['28013', 'Madrid'],
    ['35001', 'Las Palmas'],
    ['38001', 'Sta. Cruz Tenerife'],
    ['41003', 'Sevilla'],
    ['50001', 'Zaragoza'],
    ['51001', 'Ceuta'],
    ['52001', 'Melilla'],
    ['00000', null],
    ['53001', null],
    ['4100', null],
    ['SW1A 1AA', null],
  ])('%s: %s', (code, province) => expect(provinceOf(code)).toBe(province))
})
