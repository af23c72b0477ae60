import { expect, test } from 'vitest'
import { guestImportError, type InterpretedRows } from '#domain/guest-import.ts'
import { duplicatesSentence, importErrorMessage, previewSentences } from './import-messages.ts'

const PREVIEW: InterpretedRows = {
  kind: 'preview',
  guests: [{ fullName: 'Lucía', email: null, notes: null, rsvp: null }],
  rowNumbers: [2],
  droppedWithoutName: 0,
  unknownRsvp: 0,
  tooLong: [],
  leftOut: [],
  emailsInNotes: 0,
  rowsOfSeveral: 0,
  ignoredColumns: [],
  rowsAboveHeader: 0,
}

test('one guest and nothing left out is one sentence in singular', () => {
  expect(previewSentences(PREVIEW)).toEqual(['Se importará 1 invitado.'])
})

test('what is left out has its sentence, with es-ES numbers', () => {
  const preview = {
    ...PREVIEW,
    guests: Array.from({ length: 1234 }, () => PREVIEW.guests[0]!),
    droppedWithoutName: 2,
    unknownRsvp: 3,
    tooLong: [
      { row: 1012, field: 'notes' as const, length: 2500, max: 2000 },
      { row: 1013, field: 'fullName' as const, length: 201, max: 200 },
    ],
    ignoredColumns: ['Mesa', 'Menú', 'D', 'E', 'F', 'G', 'H'],
    rowsAboveHeader: 2,
  }
  expect(previewSentences(preview)).toEqual([
    'Se importarán 1.234 invitados.',
    '2 filas sin nombre no se importan.',
    '3 respuestas no se entienden y quedan pendientes.',
    'La fila 1.012 no se importa: las notas tienen 2.500 caracteres y el máximo son 2.000.',
    'La fila 1.013 no se importa: el nombre tiene 201 caracteres y el máximo son 200.',
    'No se importan 7 columnas: «Mesa», «Menú», «D», «E», «F» y 2 más.',
    'Las 2 filas de encima de los títulos no se importan.',
  ])
})

test('past five rows that are too long the rest is counted', () => {
  const tooLong = Array.from({ length: 9 }, (_, row) => ({
    row,
    field: 'notes' as const,
    length: 2500,
    max: 2000,
  }))
  const sentences = previewSentences({ ...PREVIEW, tooLong })
  expect(sentences).toHaveLength(7)
  expect(sentences.at(-1)).toBe('Otras 4 filas tampoco se importan por lo mismo.')
})

test('possible duplicates tell those of the list from those of the import', () => {
  const existing = { index: 0, of: 'existing' as const, otherIndex: 0, because: 'name' as const }
  const repeated = { ...existing, of: 'import' as const }
  expect(duplicatesSentence([])).toBeNull()
  expect(duplicatesSentence([existing])).toBe('1 podría estar ya en tu lista.')
  expect(duplicatesSentence([existing, existing, repeated])).toBe(
    '2 podrían estar ya en tu lista y 1 parece repetido en lo que importas.',
  )
})

test.each([
  [guestImportError('NO_NAMES', { rows: 1 }), 'La única fila que hay no tiene nombre.'],
  [guestImportError('NO_NAMES', { rows: 12 }), 'Ninguna de las 12 filas tiene nombre.'],
  [
    guestImportError('NO_NAME_COLUMN', { headings: [] }),
    'No encontramos los nombres. Ponlos en la primera columna o titula «Nombre» la que los tiene.',
  ],
  [
    guestImportError('UNPACKED_TOO_LARGE', { maxBytes: 52_428_800 }),
    'Una vez abierto, el archivo ocupa más de 50 MB. Copia solo la lista en un libro nuevo.',
  ],
  [
    guestImportError('TEXT_TOO_LARGE', { maxBytes: 5_242_880 }),
    'El texto pegado pasa de 5 MB. Pega la lista en varias partes.',
  ],
])('$code $params', (error, sentence) => {
  expect(importErrorMessage(error)).toBe(sentence)
})
