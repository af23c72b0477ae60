import { expect, it } from 'vitest'
import { valueInWords } from './value-words.ts'

it('calls what is stored as a key by its name', () => {
  expect(valueInWords('weddings', 'style', 'barro')).toBe('Barro')
  expect(valueInWords('households', 'language', 'eu')).toBe('Euskara')
  expect(valueInWords('catering_sheets', 'naming', 'initials')).toBe('Iniciales')
  expect(valueInWords('vendors', 'status', 'closed')).toBe('Confirmado')
})

it('reads a list as Spanish does', () => {
  expect(valueInWords('inspirations', 'tags', ['mesa', 'noche', 'velas'])).toBe('mesa, noche y velas')
})

it.each([
  ['invitation_settings', 'maybe_until'],
  ['invitation_settings', 'closing_date'],
  ['vendors', 'held_until'],
  ['stays', 'arrives_on'],
] as const)('reads the day of %s.%s as Spanish does', (entity, column) => {
  expect(valueInWords(entity, column, '2027-02-01')).toBe('1 de febrero de 2027')
})

it('leaves what a person has written as it is', () => {
  expect(valueInWords('agenda_items', 'title', 'barro')).toBe('barro')
})
