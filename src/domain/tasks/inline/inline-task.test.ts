import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine } from '../../text/clean-text.ts'
import { isIsoDate } from '../../time/dates.ts'
import { readInlineTask } from './inline-task.ts'

/** A Friday. */
const TODAY = '2026-11-20'

const PEOPLE = ['Elena Moreno', 'Lucía Herrera', 'Martín Alba', 'Íñigo', 'Tía Puri'].map((name) => ({
  name,
  value: name,
}))

const read = (line: string, people = PEOPLE, today = TODAY) => readInlineTask(line, { people, today })

const dayOf = (end: string, today = TODAY) => read(`Probar el menú ${end}`, PEOPLE, today)

describe('the day at the end of a task', () => {
  it.each([
    ['hoy', '2026-11-20'],
    ['mañana', '2026-11-21'],
    ['MAÑANA.', '2026-11-21'],
    ['pasado mañana', '2026-11-22'],
    ['vie 27', '2026-11-27'],
    ['Vie. 27', '2026-11-27'],
    ['el viernes 27', '2026-11-27'],
    ['vie 20', '2026-11-20'],
    ['el viernes', '2026-11-27'],
    ['sábado', '2026-11-21'],
    ['miercoles', '2026-11-25'],
    ['para el martes', '2026-11-24'],
    ['3 dic', '2026-12-03'],
    ['3 de diciembre', '2026-12-03'],
    ['jueves 3 de diciembre de 2026', '2026-12-03'],
    ['para el jueves, 3 de diciembre de 2026', '2026-12-03'],
    ['19 nov', '2027-11-19'],
    ['1 sept', '2027-09-01'],
    ['1 setiembre', '2027-09-01'],
    ['12/1', '2027-01-12'],
    ['12/01/27', '2027-01-12'],
    ['12/1/2027', '2027-01-12'],
    ['12-1-2027', '2027-01-12'],
    ['2027-01-12', '2027-01-12'],
    ['3 dic 2020', '2020-12-03'],
    ['el 27', '2026-11-27'],
    ['el día 5', '2026-12-05'],
    ['en 2 semanas', '2026-12-04'],
    ['en dos semanas', '2026-12-04'],
    ['en una semana', '2026-11-27'],
    ['dentro de 10 días', '2026-11-30'],
    ['en un mes', '2026-12-20'],
    ['en 3 meses', '2027-02-20'],
  ])('«%s» is %s', (end, day) => {
    expect(dayOf(end)).toEqual({ title: 'Probar el menú', people: [], day })
  })

  it('in a month is its last day where it is shorter', () => {
    expect(dayOf('en un mes', '2027-01-31').day).toBe('2027-02-28')
    expect(dayOf('29/2', '2027-03-01').day).toBe('2028-02-29')
  })

  it.each([
    '31/4',
    '30 feb',
    '0/0',
    '99/99',
    '12/1/1234',
    'jue 27',
    'vie 45',
    '3 perros',
    '24/7',
    '29/2',
    'en 2 bodas',
    'en tres mesas',
    'vie',
    '27',
    '10.30',
    '12-1',
  ])('that does not exist stays in the title: «%s»', (end) => {
    expect(dayOf(end)).toEqual({ title: `Probar el menú ${end}`, people: [], day: null })
  })

  it.each([
    'Llamar por la mañana',
    'Preparar la cena del viernes',
    'Pagar antes del 3 dic',
    'Fotos junto al mar',
    'Fotos en el mar',
    'Escribir a todos los lunes',
    'Vestido de mañana',
    'Reunión el viernes 27 con Paco',
    'Pagar 12/1 de la factura',
    'mañana',
    'vie 27',
    '  hoy  ',
  ])('is none where it belongs to the title: «%s»', (line) => {
    expect(read(line)).toEqual({ title: cleanLine(line), people: [], day: null })
  })

  it('takes the comma before it along', () => {
    expect(read('Llamar al DJ, mañana').title).toBe('Llamar al DJ')
  })
})

describe('the people at the end of a task', () => {
  it.each([
    ['@elena', ['Elena Moreno']],
    ['@Elena Moreno', ['Elena Moreno']],
    ['@elenamoreno', ['Elena Moreno']],
    ['@ele', ['Elena Moreno']],
    ['@inigo', ['Íñigo']],
    ['@tía puri', ['Tía Puri']],
    ['@lucia @martin', ['Lucía Herrera', 'Martín Alba']],
    ['@lucia @lucia', ['Lucía Herrera']],
  ])('%s are %s', (end, people) => {
    expect(read(`Probar el menú ${end}`)).toEqual({ title: 'Probar el menú', people, day: null })
  })

  it.each([
    'Etiquetar a @floresdeumbria',
    'Escribir a hola@elena',
    'Mirar @el',
    'Quedar @',
    '@elena',
    'Ver @elena antes',
  ])('are none that could be something else: «%s»', (line) => {
    expect(read(line)).toEqual({ title: line, people: [], day: null })
  })

  it('are not guessed between two of one name', () => {
    const two = ['Elena Moreno', 'Elena Ruiz'].map((name) => ({ name, value: name }))
    expect(read('Llamar @elena', two).people).toEqual([])
    expect(read('Llamar @elena ruiz', two).people).toEqual(['Elena Ruiz'])
    expect(read('Llamar @elenar', two).people).toEqual(['Elena Ruiz'])
  })

  it('stand before the day or after it', () => {
    const read27 = { title: 'Probar el menú', people: ['Elena Moreno'], day: '2026-11-27' }
    expect(read('Probar el menú @elena vie 27')).toEqual(read27)
    expect(read('Probar el menú vie 27 @elena')).toEqual(read27)
  })
})

describe('any line at all', () => {
  it('keeps a title, and gives a day that exists', () => {
    const pieces = fc.constantFrom(
      '@elena',
      'vie 27',
      'en 999 meses',
      '31/12',
      'mañana',
      '«',
      '\u202e',
      '😀',
      '12/1/9999',
    )
    const line = fc.array(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), pieces), { maxLength: 12 })
    fc.assert(
      fc.property(line, (parts) => {
        const text = parts.join(' ')
        const { title, day } = read(text)
        expect(title === '').toBe(cleanLine(text) === '')
        if (day !== null) expect(isIsoDate(day)).toBe(true)
      }),
    )
  })

  it('is read quickly, however long', () => {
    const long = `${'@elena vie 27 '.repeat(5000)}fin`
    const began = performance.now()
    expect(read(long).title.endsWith('fin')).toBe(true)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
