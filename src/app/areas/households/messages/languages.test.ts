import { expect, it } from 'vitest'
import { languagesOf, languagesWithout, type Readers } from './languages.tsx'

const readers: Readers = { es: 4, ca: 0, eu: 1, gl: 0, en: 12 }
const words = { subject: 'The bus', text: 'It leaves at 11.' }

it('offers the languages of the families, and what is written in another one already', () => {
  expect(languagesOf(readers, {})).toEqual(['es', 'eu', 'en'])
  expect(languagesOf(readers, { gl: words, ca: { subject: ' ', text: '' } })).toEqual([
    'es',
    'eu',
    'gl',
    'en',
  ])
  expect(languagesOf({ ...readers, es: 0, eu: 0, en: 0 }, {})).toEqual(['es'])
})

it('names the languages of families that get it in Castilian', () => {
  expect(languagesWithout(readers, { en: words })).toEqual(['eu'])
  expect(languagesWithout(readers, { en: { subject: '', text: '\n' } })).toEqual(['eu', 'en'])
})
