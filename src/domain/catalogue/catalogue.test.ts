import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_COMPONENTS } from './built-in-components.ts'
import {
  CATALOGUE_CATEGORIES,
  COMPONENT_DESCRIPTION_MAX,
  COMPONENT_KEY,
  COMPONENT_KEY_MAX,
  COMPONENT_NAME_MAX,
  type Component,
  canBecomeComponent,
  componentKey,
  freeComponentKey,
  groupByCategory,
  searchComponents,
} from './catalogue.ts'

/** Vendors refer to a component by its key, which therefore stays when its name changes. */
const RENAMED: Record<string, string> = Object.fromEntries(
  [
    'coche-de-novios',
    'creador-de-contenido',
    'damas-y-pajes',
    'ramo-de-novia',
    'regalos-para-padres',
    'traje-de-novio',
    'vestido-de-novia',
  ].map((key) => [key, key]),
)

describe('the built-in catalogue', () => {
  it('has at most 110 components, some in each of the nine categories', () => {
    expect(BUILT_IN_COMPONENTS.length).toBeGreaterThanOrEqual(85)
    expect(BUILT_IN_COMPONENTS.length).toBeLessThanOrEqual(110)
    expect(CATALOGUE_CATEGORIES).toHaveLength(9)
    for (const category of CATALOGUE_CATEGORIES) {
      const own = BUILT_IN_COMPONENTS.filter((component) => component.category === category)
      expect(own.length, category).toBeGreaterThanOrEqual(8)
    }
  })

  it('has what a wedding in Spain may need, besides what everybody thinks of', () => {
    const names = BUILT_IN_COMPONENTS.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        ...['Notaría y capitulaciones', 'Derechos musicales', 'Baños portátiles', 'Grupo electrógeno'],
        ...['Saxofonista', 'Tuna', 'Gaita o dulzaina', 'Organista', 'Trajes de madrina y padrino'],
        ...['Guardarropa', 'Canguro', 'Permisos', 'Churros con chocolate'],
      ]),
    )
  })

  it('takes no couple for a man and a woman, and is found by the words people type', () => {
    for (const { name, description } of BUILT_IN_COMPONENTS)
      expect(`${name} ${description}`).not.toMatch(/novi[oa]|marido|espos[oa]|hombre|mujer/i)
    const found = (search: string) =>
      searchComponents(BUILT_IN_COMPONENTS, { search, category: null }).map(({ name }) => name)
    expect(found('vestido novia')).toContain('Vestido de boda')
    expect(found('traje novio')).toContain('Traje de boda')
    expect(found('ramo novia')).toContain('Ramo')
  })

  it('names each component once, with a key of its own and a line that describes it', () => {
    const distinct = (values: (string | null)[]) => new Set(values).size
    expect(distinct(BUILT_IN_COMPONENTS.map(({ key }) => key))).toBe(BUILT_IN_COMPONENTS.length)
    expect(distinct(BUILT_IN_COMPONENTS.map(({ name }) => name))).toBe(BUILT_IN_COMPONENTS.length)
    for (const { key, name, description } of BUILT_IN_COMPONENTS) {
      expect(key).toBe(RENAMED[key] ?? componentKey(name))
      expect(name.length).toBeLessThanOrEqual(COMPONENT_NAME_MAX)
      expect(description).toMatch(/^\S.{3,58}\S$/)
      expect(description!.length).toBeLessThanOrEqual(COMPONENT_DESCRIPTION_MAX)
    }
  })
})

describe('the key of a component', () => {
  it.each([
    ['Catering', 'catering'],
    ['Peluquería y maquillaje', 'peluqueria-y-maquillaje'],
    ['  Ñandú — ¡2 días!  ', 'nandu-2-dias'],
    ['Photo/Call #1', 'photo-call-1'],
    ['ÁÉÍÓÚ ÜÇ', 'aeiou-uc'],
    ['🎈', 'personalizado'],
    ['زفاف', 'personalizado'],
  ])('of %j is %j', (name, key) => {
    expect(componentKey(name)).toBe(key)
  })

  it('has the form of a key for every name, and so has the one with a number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat({ max: 5 }), (name, others) => {
        const seen: string[] = []
        for (let n = 0; n <= others; n += 1) seen.push(freeComponentKey(name, (key) => seen.includes(key)))
        expect(new Set(seen).size).toBe(others + 1)
        for (const key of seen) {
          expect(key).toMatch(COMPONENT_KEY)
          expect(key.length).toBeLessThanOrEqual(COMPONENT_KEY_MAX)
        }
      }),
    )
  })
})

describe('searching the catalogue', () => {
  const search = (text: string, category: (typeof CATALOGUE_CATEGORIES)[number] | null = null) =>
    searchComponents(BUILT_IN_COMPONENTS, { search: text, category }).map(({ name }) => name)

  it.each(['fotografo', 'FOTÓGRAFO', 'fotógrafo', '  fotógrafo  '])('%j finds the photographer', (text) => {
    expect(search(text)).toContain('Fotografía')
  })

  it('needs every word, in any order', () => {
    expect(search('guitarra cante')).toEqual(['Cante y guitarra'])
    expect(search('cante piano')).toEqual([])
  })

  it('looks into names, descriptions and categories', () => {
    expect(search('paella')).toEqual(['Estación de arroces'])
    expect(search('papeleria')).toContain('Invitaciones')
  })

  it('stays within the category of the filter', () => {
    expect(search('', 'Ceremonia')).toHaveLength(11)
    expect(search('música', 'Ceremonia')).toEqual(['Música de ceremonia'])
  })

  it('finds everything when it is blank, and nothing when nothing fits', () => {
    expect(search('  ')).toHaveLength(BUILT_IN_COMPONENTS.length)
    expect(search('elefantes')).toEqual([])
  })

  it('is the start of a custom component unless it is blank', () => {
    expect(canBecomeComponent('Elefantes')).toBe(true)
    expect(canBecomeComponent('  ')).toBe(false)
  })
})

describe('the groups of the canvas', () => {
  const vendor = (vendorType: string) => ({ vendorType })
  const own: Component[] = [
    { key: 'zancos', name: 'Zancos', description: null, category: 'Personalizado' },
    { key: 'sillas', name: 'Sillas', description: null, category: 'Ceremonia & Banquete' },
  ]

  it('are the nine categories, empty or not', () => {
    const groups = groupByCategory([vendor('dj'), vendor('catering'), vendor('dj')], BUILT_IN_COMPONENTS)
    expect(groups.map(({ category }) => category)).toEqual(CATALOGUE_CATEGORIES)
    expect(groups.slice(0, 3).map(({ items }) => items.length)).toEqual([1, 2, 0])
  })

  it('have the two others behind when there is something in them', () => {
    const groups = groupByCategory([vendor('zancos'), vendor('sillas')], [...BUILT_IN_COMPONENTS, ...own])
    expect(groups.slice(9)).toEqual([
      { category: 'Ceremonia & Banquete', items: [vendor('sillas')] },
      { category: 'Personalizado', items: [vendor('zancos')] },
    ])
  })

  it('put an unknown component under Personalizado', () => {
    expect(groupByCategory([vendor('trapecistas')], BUILT_IN_COMPONENTS).at(-1)).toEqual({
      category: 'Personalizado',
      items: [vendor('trapecistas')],
    })
  })
})
