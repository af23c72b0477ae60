import { describe, expect, test } from 'vitest'
import type { InterpretedRows } from '../guest-import.ts'
import { interpretRows } from './interpret-rows.ts'

function preview(rows: string[][]): InterpretedRows {
  const result = interpretRows(rows)
  if (result.kind === 'error') throw new Error(`expected a preview, got ${result.code}`)
  return result
}

const namesIn = (rows: string[][]) => preview(rows).guests.map(({ fullName }) => fullName)

describe('headings', () => {
  test.each(['full_name', 'nombre', 'name'])('`%s` names the guest', (heading) => {
    expect(namesIn([[heading], ['Lucía Ferrer']])).toEqual(['Lucía Ferrer'])
  })

  test.each([
    ['email', 'notes'],
    ['correo', 'notas'],
    ['E-mail', 'NOTAS'],
    ['Correo electrónico', '  Notes  '],
  ])('`%s` and `%s` are the email and the notes', (email, notes) => {
    const { guests } = preview([
      ['Nombre', email, notes],
      ['Lucía Ferrer', 'lucia@correo.es', 'celíaca'],
    ])
    expect(guests).toEqual([
      { fullName: 'Lucía Ferrer', email: 'lucia@correo.es', notes: 'celíaca', rsvp: null },
    ])
  })

  test('come in any case, with blanks around them, a byte order mark and any accents', () => {
    expect(namesIn([['\uFEFF  NÓMBRE : '], ['Lucía Ferrer']])).toEqual(['Lucía Ferrer'])
  })

  test('come in any order', () => {
    const { guests } = preview([
      ['notas', 'email', 'nombre'],
      ['vegano', 'hugo@correo.es', 'Hugo Vidal'],
    ])
    expect(guests[0]).toMatchObject({ fullName: 'Hugo Vidal', email: 'hugo@correo.es', notes: 'vegano' })
  })

  test('are found under a title and a blank line, and the title is counted', () => {
    const rows = [['Boda de Inés y Marc'], [''], ['Nombre', 'Email'], ['Hugo Vidal', '']]
    expect(preview(rows)).toMatchObject({
      guests: [{ fullName: 'Hugo Vidal' }],
      rowsAboveHeader: 1,
      rowNumbers: [4],
    })
  })

  test('without one for the name are refused, naming those that were found', () => {
    expect(
      interpretRows([
        ['Email', 'Mesa'],
        ['ana@correo.es', '4'],
      ]),
    ).toEqual({
      kind: 'error',
      code: 'NO_NAME_COLUMN',
      params: { headings: ['Email', 'Mesa'] },
    })
  })

  test('without anything below them are refused', () => {
    expect(
      interpretRows([
        ['Nombre', 'Email'],
        ['', ' '],
      ]),
    ).toMatchObject({ code: 'HEADERS_ONLY' })
  })

  test('that no field takes go to the notes, and are listed', () => {
    const rows = [
      ['Nombre', 'Hotel', '', 'Menú'],
      ['Hugo Vidal', '4', 'primo', ''],
      ['Ana Gil', '', '', ''],
    ]
    expect(preview(rows).notedColumns).toEqual(['Hotel', 'C'])
    expect(preview(rows).guests[0]?.notes).toBe('Hotel: 4\nC: primo')
  })
})

describe('a list without headings', () => {
  test('has the names in its first column', () => {
    expect(namesIn([['Lucía Ferrer'], ['Hugo Vidal']])).toEqual(['Lucía Ferrer', 'Hugo Vidal'])
  })

  test('has its emails in the column that holds only addresses', () => {
    const { guests, notedColumns } = preview([
      ['Lucía Ferrer', 'mesa 2', 'lucia@correo.es'],
      ['Hugo Vidal', 'mesa 3', ''],
    ])
    expect(guests.map(({ email }) => email)).toEqual(['lucia@correo.es', null])
    expect(notedColumns).toEqual(['B'])
  })

  test('keeps its first guest when an answer there reads like a heading', () => {
    const rows = [
      ['Lucía Ferrer', 'Confirmado'],
      ['Hugo Vidal', 'Pendiente'],
      ['Ana Gil', 'Confirmado'],
    ]
    expect(namesIn(rows)).toEqual(['Lucía Ferrer', 'Hugo Vidal', 'Ana Gil'])
  })

  test.each([
    ['numbers', ['1', '2']],
    ['addresses', ['ana@correo.es', 'hugo@correo.es']],
  ])('whose first column holds only %s has its names in the next', (_, [first, second]) => {
    expect(
      namesIn([
        [first!, 'Ana'],
        [second!, 'Hugo'],
      ]),
    ).toEqual(['Ana', 'Hugo'])
  })

  test('without a single name is refused', () => {
    expect(
      interpretRows([
        ['1', 'ana@correo.es'],
        ['2', 'hugo@correo.es'],
      ]),
    ).toMatchObject({ code: 'NO_NAME_COLUMN' })
  })
})

describe('remarks beside names without headings', () => {
  const guestsOf = (rows: string[][]) => preview(rows).guests.map(({ fullName, notes }) => [fullName, notes])

  test('are no second surname', () => {
    expect(
      guestsOf([
        ['Ana', 'López', 'vegana'],
        ['Luis', 'Pérez', 'viene con el perro'],
      ]),
    ).toEqual([
      ['Ana López', 'C: vegana'],
      ['Luis Pérez', 'C: viene con el perro'],
    ])
  })

  test('are no further people', () => {
    expect(
      guestsOf([
        ['Ana Gil', 'amiga de la novia'],
        ['Luis Paz', 'primo'],
      ]),
    ).toEqual([
      ['Ana Gil', 'B: amiga de la novia'],
      ['Luis Paz', 'B: primo'],
    ])
  })

  test('are told from surnames with a particle, and from a list in small letters', () => {
    expect(
      guestsOf([
        ['Ana', 'de la Torre'],
        ['Luis', 'del Río'],
      ]).map(([name]) => name),
    ).toEqual(['Ana de la Torre', 'Luis del Río'])
    expect(
      guestsOf([
        ['ana', 'lópez'],
        ['luis', 'pérez'],
      ]).map(([name]) => name),
    ).toEqual(['ana lópez', 'luis pérez'])
  })
})

describe('the name', () => {
  test('is joined with the surnames, wherever their column stands', () => {
    const rows = [
      ['Apellidos', 'Nombre'],
      ['Ferrer Mas', 'Lucía'],
      ['', 'Ana'],
      ['Vidal', ''],
    ]
    expect(namesIn(rows)).toEqual(['Lucía Ferrer Mas', 'Ana', 'Vidal'])
  })

  test('is joined with first and second surname', () => {
    const rows = [
      ['Nombre', 'Primer apellido', 'Segundo apellido'],
      ['Lucía', 'Ferrer', 'Mas'],
    ]
    expect(namesIn(rows)).toEqual(['Lucía Ferrer Mas'])
  })

  test('does not say the surnames twice', () => {
    expect(
      namesIn([
        ['Nombre completo', 'Apellidos'],
        ['Lucía Ferrer', 'FERRER'],
      ]),
    ).toEqual(['Lucía Ferrer'])
  })

  test('loses outer blanks, line breaks, control characters and invisible marks', () => {
    expect(namesIn([['nombre'], ['  Lucía\u00a0\n\u200bFerrer\u0007 Mas ']])).toEqual(['Lucía Ferrer Mas'])
  })

  test('typed on a Mac equals the same name typed elsewhere', () => {
    expect(namesIn([['nombre'], ['Luci\u0301a']])).toEqual(['Luc\u00eda'])
  })

  test('that a spreadsheet would take for a formula is kept as the text it is', () => {
    expect(namesIn([['nombre'], ['=1+1'], ["'@ana"]])).toEqual(['=1+1', '@ana'])
  })

  test.each(['José 2º', "Aoife O'Connor", 'Jean-Luc', 'Mª José de la O', "'Tonio Reyes"])(
    '`%s` survives',
    (name) => {
      expect(namesIn([['nombre'], [name]])).toEqual([name])
    },
  )
})

describe('the answer', () => {
  const answerTo = (cell: string, heading = 'RSVP') => {
    const { guests, unknownRsvp } = preview([
      ['Nombre', heading],
      ['Lucía', cell],
    ])
    return { rsvp: guests[0]?.rsvp, unknownRsvp }
  }

  test.each(['sí', 'Si', 'SÍ', 'yes', '1', 'true', 'x', 'Confirmada', '✅', ' sí. '])(
    '`%s` is a yes',
    (cell) => {
      expect(answerTo(cell)).toEqual({ rsvp: true, unknownRsvp: 0 })
    },
  )

  test.each(['no', 'No', 'No asiste', 'Declined', 'Regretfully declines', 'No asistiré'])(
    '`%s` is a no',
    (cell) => {
      expect(answerTo(cell)).toEqual({ rsvp: false, unknownRsvp: 0 })
    },
  )

  test.each(['', '  ', '-', '?', 'Pendiente', '0', 'FALSE', 'No Response'])('`%s` is pending', (cell) => {
    expect(answerTo(cell)).toEqual({ rsvp: null, unknownRsvp: 0 })
  })

  test('that is not understood is pending and counted', () => {
    expect(answerTo('puede que venga')).toEqual({ rsvp: null, unknownRsvp: 1 })
  })

  test.each(['rsvp', 'Asistencia', 'CONFIRMADO', '¿Confirmado?'])(
    'is read from a column called `%s`',
    (heading) => {
      expect(answerTo('sí', heading)).toEqual({ rsvp: true, unknownRsvp: 0 })
    },
  )
})

describe('what is left out', () => {
  test('rows without a name are dropped and counted, blank rows are nothing', () => {
    const rows = [
      ['nombre', 'email'],
      ['Lucía', ''],
      ['', ''],
      [' ', 'solo@correo.es'],
      ['Hugo', ''],
    ]
    expect(preview(rows)).toMatchObject({ droppedWithoutName: 1, rowNumbers: [2, 5] })
  })

  test('a list where no row has a name is refused', () => {
    expect(
      interpretRows([
        ['nombre', 'email'],
        ['', 'a@correo.es'],
        ['', 'b@correo.es'],
      ]),
    ).toEqual({
      kind: 'error',
      code: 'NO_NAMES',
      params: { rows: 2 },
    })
  })

  test('a row with a value past its limit is left out whole and told by its number, never cut', () => {
    const rows = [
      ['nombre', 'email', 'notas'],
      ['Lucía', '', 'x'.repeat(2001)],
      ['A'.repeat(201), '', ''],
      ['Hugo', '', 'x'.repeat(2000)],
    ]
    expect(preview(rows)).toMatchObject({
      guests: [{ fullName: 'Hugo' }],
      tooLong: [
        { row: 2, field: 'notes', length: 2001, max: 2000 },
        { row: 3, field: 'fullName', length: 201, max: 200 },
      ],
    })
  })

  test('5,000 guests fit, one more is refused', () => {
    const guests = Array.from({ length: 5000 }, (_, index) => [`Invitada ${index}`])
    expect(preview([['nombre'], ...guests]).guests).toHaveLength(5000)
    expect(interpretRows([['nombre'], ...guests, ['Una más']])).toEqual({
      kind: 'error',
      code: 'TOO_MANY_ROWS',
      params: { max: 5000 },
    })
  })

  test('notes that no request could carry are refused before anything is sent', () => {
    const rows = (guests: number) =>
      Array.from({ length: guests }, (_, index) => [`Ana ${index}`, 'ñ'.repeat(1000)])
    expect(preview([['nombre', 'notas'], ...rows(900)]).guests).toHaveLength(900)
    expect(interpretRows([['nombre', 'notas'], ...rows(1100)])).toMatchObject({ code: 'NOTES_TOO_LARGE' })
  })

  test('a list with nothing in it is refused', () => {
    expect(interpretRows([])).toMatchObject({ code: 'EMPTY_FILE' })
    expect(interpretRows([[''], [' ', '\u00a0']])).toMatchObject({ code: 'EMPTY_FILE' })
  })
})

test('notes keep their line breaks, email and notes are null when empty', () => {
  const { guests } = preview([
    ['nombre', 'email', 'notas'],
    ['Lucía', 'lucia@correo.es', 'celíaca\r\nmesa 4 '],
    ['Hugo', ' ', ''],
  ])
  expect(guests).toEqual([
    { fullName: 'Lucía', email: 'lucia@correo.es', notes: 'celíaca\nmesa 4', rsvp: null },
    { fullName: 'Hugo', email: null, notes: null, rsvp: null },
  ])
})

test('a text without an @ is no email: it stays in the notes, and is counted', () => {
  expect(
    preview([
      ['nombre', 'email', 'notas'],
      ['Lucía', 'sin arroba', 'celíaca'],
    ]),
  ).toMatchObject({
    guests: [{ fullName: 'Lucía', email: null, notes: 'celíaca\nEmail: sin arroba' }],
    emailsInNotes: 1,
  })
})
