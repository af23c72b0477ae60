import { describe, expect, it } from 'vitest'
import { markWords, searchHelp } from './search-help.ts'

const ITEMS = [
  {
    title: 'Traer una lista de Excel',
    words: 'importar',
    texts: ['Suelta tu archivo.', 'Los invitados se añaden.'],
  },
  { title: 'Familias y acompañantes', words: '', texts: ['Marca «Puede traer acompañante».'] },
  { title: 'Invitaciones', words: '', texts: ['Cada invitado con su acompañante.'] },
]
const titles = (question: string) => searchHelp(ITEMS, question).map(({ item }) => item.title)

describe('a question to the help', () => {
  it('finds words without their accents, case and endings', () => {
    expect(titles('ACOMPANANTES')).toEqual(['Familias y acompañantes', 'Invitaciones'])
    expect(titles('¿Cómo importo un excel?')).toEqual(['Traer una lista de Excel'])
  })

  it('finds what has every word of it ahead of what has half', () => {
    expect(titles('familia con acompañante')).toEqual(['Familias y acompañantes'])
    expect(titles('excel fuegos')).toEqual(['Traer una lista de Excel'])
    expect(titles('fuegos artificiales')).toEqual([])
  })

  it('finds nothing for blanks and signs, and reads no endless one', () => {
    expect(titles('  ¿? ')).toEqual([])
    expect(titles(`${'x'.repeat(200)} excel`)).toEqual([])
  })

  it('shows the passage that answers', () => {
    expect(searchHelp(ITEMS, 'invitados')[0]?.passage).toBe('Cada invitado con su acompañante.')
    expect(searchHelp(ITEMS, 'importar')[0]?.passage).toBe('Suelta tu archivo.')
  })

  it('marks the words as they are written', () => {
    expect(markWords('Su acompañante, y él.', 'acompanante')).toEqual([
      { text: 'Su', isMarked: false },
      { text: ' ', isMarked: false },
      { text: 'acompañante', isMarked: true },
      { text: ', ', isMarked: false },
      { text: 'y', isMarked: false },
      { text: ' ', isMarked: false },
      { text: 'él', isMarked: false },
      { text: '.', isMarked: false },
    ])
  })
})
