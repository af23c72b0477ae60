import { describe, expect, it } from 'vitest'
import { factsForBook, likelyInBook, missingFacts, type WeddingVendor } from './kept-vendor.ts'

const vendor = (over: Partial<WeddingVendor> = {}): WeddingVendor => ({
  ...{ name: 'Flores del Sur', vendorType: 'catering', email: null, phone: null, webpage: null },
  ...{ details: null, cost: 0, perHead: null },
  ...over,
})

describe('a vendor of a wedding for the book', () => {
  it('has its contact, and its cost as the price of that year', () => {
    const details = 'Contacto: Inés Rey\nInstagram: @floresdelsur\nLa novia no quiere lirios'
    expect(factsForBook(vendor({ details, cost: 1850, phone: '612 34 56 78' }), '2027-06-12')).toEqual({
      ...{ component: 'catering', email: null, phone: '612 34 56 78', webpage: null },
      ...{ contact: 'Inés Rey', instagram: 'floresdelsur' },
      prices: [{ label: '', amount: 1850, unit: 'fixed', firstMonth: null, lastMonth: null, year: 2027 }],
    })
  })

  it('has its price for each guest, and no component that only its wedding knows', () => {
    const facts = factsForBook(vendor({ vendorType: 'propio', cost: 9000, perHead: { adult: 90 } }), null)
    expect(facts).toMatchObject({ component: null, prices: [{ amount: 90, unit: 'guest', year: null }] })
    expect(factsForBook(vendor({ cost: null }), null).prices).toEqual([])
  })
})

describe('a vendor that may be in the book', () => {
  const book = [
    { name: 'Flores del Sur', email: null, phone: null, webpage: null },
    { name: 'Otras', email: 'Ines@Flores.example', phone: null, webpage: null },
    { name: 'Más', email: null, phone: '+34 612 345 678', webpage: null },
    { name: 'Nada', email: null, phone: '12', webpage: null },
  ]

  it('is found by its name, its email or its telephone', () => {
    const found = likelyInBook(book, {
      ...{ name: 'FLORES del sur', email: 'ines@flores.example ', phone: '612345678', webpage: null },
    })
    expect(found.map(({ name }) => name)).toEqual(['Flores del Sur', 'Otras', 'Más'])
    expect(likelyInBook(book, { name: '', email: null, phone: '12', webpage: null })).toEqual([])
  })

  it('gets only what it has not got', () => {
    const facts = factsForBook(vendor({ cost: 100, phone: '1', email: 'a@b.example' }), null)
    const known = { ...facts, phone: '2', email: null, prices: [] }
    expect(Object.keys(missingFacts(facts, known))).toEqual(['email', 'prices'])
  })
})
