import { describe, expect, it } from 'vitest'
import { vendorsOfTable } from './listed-vendors.ts'
import { pricesInCell, pricesOfCell } from './price-text.ts'
import type { BookPrice } from './vendor-book.ts'

describe('a list of vendors', () => {
  it('is read by its headings, below a title', () => {
    const list = vendorsOfTable([
      ['MIS PROVEEDORES', '', '', '', '', '', ''],
      ['Empresa', 'Servicio', 'Contacto', 'Móvil', 'E-mail', 'Precio', 'Comisión'],
      ['Flores del Sur', 'Floristería', 'Inés Rey', '612 34 56 78', 'ines@flores.example', '1.200 €', '10 %'],
      ['', '', '', '', '', '', ''],
      ['', 'DJ', '', '600', '', '', ''],
      ['Luz de Abril', 'Fotógrafa', '', '', 'sin correo', 'consultar', ''],
    ])
    expect(list.vendors).toMatchObject([
      {
        ...{
          name: 'Flores del Sur',
          contact: 'Inés Rey',
          phone: '612 34 56 78',
          email: 'ines@flores.example',
        },
        prices: [{ label: '', amount: 1200, unit: 'fixed', firstMonth: null, year: null }],
      },
      { name: 'Luz de Abril', component: 'fotografia', email: null, prices: [] },
    ])
    expect(list.nameless).toEqual([5])
    expect(list.unread).toEqual(['Comisión'])
  })

  it('of an English product is read as well', () => {
    const [vendor] = vendorsOfTable([
      ['Vendor Name', 'Category', 'Contact Name', 'Phone', 'Email', 'Website', 'Notes'],
      ['Marea', 'DJ', 'Luis', '+34 600 111 222', 'luis@marea.example', 'marea.example', 'Brings lights'],
    ]).vendors
    expect(vendor).toMatchObject({ name: 'Marea', component: 'dj', contact: 'Luis', notes: 'Brings lights' })
  })

  it('without headings has a name first, and knows the rest by its form', () => {
    const list = vendorsOfTable([
      ['Catering La Dehesa', '612345678', 'hola@dehesa.example', '@ladehesa'],
      ['Autocares Vega'],
    ])
    expect(list.vendors).toMatchObject([
      {
        ...{ name: 'Catering La Dehesa', component: 'catering', phone: '612345678' },
        ...{ email: 'hola@dehesa.example', instagram: 'ladehesa' },
      },
      { name: 'Autocares Vega' },
    ])
  })
})

describe('prices in a cell', () => {
  const price = (fields: Partial<BookPrice>): BookPrice => ({
    ...{ label: '', amount: 1850.5, unit: 'fixed', firstMonth: null, lastMonth: null, year: null },
    ...fields,
  })

  it('come back as they were written', () => {
    const prices = [
      price({ label: 'Temporada alta', firstMonth: 5, lastMonth: 9, year: 2027 }),
      price({ label: 'Menú', amount: 95, unit: 'guest' }),
      price({ firstMonth: 12, lastMonth: 12 }),
      price({ label: 'Viernes', year: 2028 }),
      price({ firstMonth: 11, lastMonth: 2 }),
    ]
    expect(pricesOfCell(pricesInCell(prices))).toEqual(prices)
  })

  it.each([
    ['desde 1.500€', [{ amount: 1500, unit: 'fixed' }]],
    ['95 €/persona', [{ amount: 95, unit: 'guest' }]],
    [
      '120,50 por invitado\nBarra libre: 25 €',
      [
        { amount: 120.5, unit: 'guest' },
        { label: 'Barra libre', amount: 25 },
      ],
    ],
    ['a consultar', []],
    ['', []],
  ])('are read of %j', (cell, expected) => {
    expect(pricesOfCell(cell)).toMatchObject(expected)
  })
})
