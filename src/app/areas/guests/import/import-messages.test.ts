import { expect, test } from 'vitest'
import { guestImportError, type InterpretedRows } from '#domain/guest-import/guest-import.ts'
import { duplicatesSentence, importErrorMessage, previewSentences } from './import-messages.ts'

const PREVIEW: InterpretedRows = {
  kind: 'preview',
  guests: [{ fullName: 'Lucía', email: null, notes: null, rsvp: null }],
  rowNumbers: [2],
  droppedWithoutName: 0,
  unknownRsvp: 0,
  unknownFacts: 0,
  tooLong: [],
  leftOut: [],
  emailsInNotes: 0,
  several: { rows: 0, people: 0, examples: [], couldShare: false },
  open: [],
  notedColumns: [],
  ignoredColumns: [],
  rowsAboveHeader: 0,
}

test('one guest and nothing left out is one sentence in singular', () => {
  expect(previewSentences(PREVIEW)).toEqual(['Se importará 1 invitado.'])
})

test('what is skipped is not counted, and an import of no guest says why', () => {
  const [lucia] = PREVIEW.guests
  expect(previewSentences(PREVIEW, [lucia!, lucia!], 1)).toEqual(['Se importarán 2 invitados.'])
  expect(previewSentences(PREVIEW, [], 1)).toEqual([
    'No se importará ningún invitado: todos parecen estar ya en tu lista.',
  ])
  expect(previewSentences(PREVIEW, [])).toEqual(['No se importará ningún invitado: no hay ninguno marcado.'])
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
    '3 respuestas no se entienden: quedan pendientes y lo escrito va a las notas.',
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
  const existing = {
    index: 0,
    of: 'existing' as const,
    otherIndex: 0,
    because: 'name' as const,
    isSame: true,
  }
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
    'Una vez abierto, el archivo ocupa más de 50\u00a0MB. Copia solo la lista en un libro nuevo.',
  ],
  [
    guestImportError('TEXT_TOO_LARGE', { maxBytes: 5_242_880 }),
    'El texto pegado pasa de 5\u00a0MB. Pega la lista en varias partes.',
  ],
])('$code $params', (error, sentence) => {
  expect(importErrorMessage(error)).toBe(sentence)
})

test('rows that seem no guests are named with the reason, and what was split or moved is counted', () => {
  const guest = (fullName: string) => ({ fullName, email: null, notes: null, rsvp: null })
  expect(
    previewSentences({
      ...PREVIEW,
      open: ['Ana e hijos'],
      notedColumns: ['Mesa', 'Ciudad'],
      emailsInNotes: 1,
      leftOut: [
        { row: 1, because: 'title', guest: guest('Boda de Inés y Marc') },
        { row: 8, because: 'envelope', guest: guest('Ferrer') },
        { row: 9, because: 'envelope', guest: guest('Soto') },
        { row: 12, because: 'total', guest: guest('TOTAL 120') },
        { row: 13, because: 'number', guest: guest('120') },
      ],
    }),
  ).toEqual([
    'Se importará 1 invitado.',
    '«Ana e hijos» habla de más personas sin decir cuántas: viene como una.',
    'Van a las notas 2 columnas: «Mesa» y «Ciudad».',
    '1 email sin @ se queda en las notas.',
    'No se importa «TOTAL 120»: parece un total.',
    'No se importa «120»: es solo un número.',
    'No se importa «Boda de Inés y Marc»: parece un título.',
    'No se importan «Ferrer» y «Soto»: son apellidos de grupos.',
  ])
})

test('a shared address is told apart from a namesake', () => {
  expect(
    duplicatesSentence([
      { index: 0, of: 'existing', otherIndex: 0, because: 'name', isSame: true },
      { index: 1, of: 'existing', otherIndex: 1, because: 'email', isSame: false },
      { index: 2, of: 'import', otherIndex: 0, because: 'name', isSame: true },
    ]),
  ).toBe(
    '1 podría estar ya en tu lista, 1 comparte email con alguien de tu lista y 1 parece repetido en lo que importas.',
  )
})
