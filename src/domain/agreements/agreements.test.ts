import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuoteContent } from '../quotes/quotes.ts'
import { agreementDocument, documentText, readDocument } from './agreement-document.ts'
import { agreedQuote, agreementFacts, depositOf } from './agreement-facts.ts'
import { FIELD_WORDS, fillClause, openFields, partsOf } from './agreement-fields.ts'
import { agreementState } from './agreement-state.ts'
import { type AgreementContent, agreementGaps, CLAUSE_LINES_MAX } from './agreements.ts'
import { EXAMPLE_CLAUSES } from './example-clauses.ts'
import { maskedEmail } from './signing.ts'

const QUOTE: QuoteContent = {
  ...{
    title: 'Aitana & Bruno',
    eventDate: '2027-09-18',
    place: 'la Sierra de Aracena',
    guests: 90,
    note: '',
  },
  ...{ priceMode: 'gross', validDays: 15, agreementTemplateId: null, taskTemplateId: null },
  lines: [line('a', 'Organización completa', 400_000)],
  extras: [
    { ...line('b', 'Preboda', 132_400), isTicked: true },
    { ...line('c', 'Diseño de mesas', 60_000), isTicked: false },
  ],
  instalments: [
    { id: 'd', label: 'Reserva', percent: 30, dueOn: null },
    { id: 'e', label: '', percent: 70, dueOn: '2027-03-18' },
  ],
}

const CONTENT: AgreementContent = {
  title: 'Contrato',
  clauses: EXAMPLE_CLAUSES.map((clause, index) => ({ id: String(index), ...clause })),
  signers: [
    { id: '1', name: 'Aitana Robles Prieto', email: 'aitana@correo.example', nif: '12345678Z' },
    { id: '2', name: 'Íñigo Salas', email: 'inigo@correo.example', nif: null },
  ],
  company: {
    name: 'Casa Jara',
    nif: 'B12345674',
    address: 'Calle Feria, 12',
    representative: 'Elena Montes',
  },
  iban: 'ES9121000418450200051332',
  validDays: 14,
}

const quote = agreedQuote({ number: 'P-2026-031', version: 1, content: QUOTE, extras: ['b'] })
const facts = agreementFacts({ content: CONTENT, quote, email: 'hola@casajara.example' })
const filled = (text: string) =>
  fillClause(text, facts)
    .map((run) => run.text)
    .join('')
    .replaceAll('\u00a0', ' ')

function line(id: string, concept: string, price: number) {
  return { id, concept, detail: '', quantity: 1, price, discount: 0, vatRate: 21 as const }
}

describe('the facts of a clause', () => {
  it('come from the quote that was accepted, the planner and the people who sign', () => {
    expect(filled('{total}: {pagos}.')).toBe(
      '5.324,00 €: 1.597,20 € al firmar y 3.726,80 € el 18 de marzo de 2027.',
    )
    expect(filled('{paquete}, el {fecha}, para {invitados}, con {extras}, según {número}')).toBe(
      'organización completa, el sábado, 18 de septiembre de 2027, para 90, con preboda, según P-2026-031',
    )
    expect(filled('{pareja}, con NIF {nif de la pareja}')).toBe(
      'Aitana Robles Prieto e Íñigo Salas, con NIF 12345678Z y el que escriba al firmar',
    )
    expect(depositOf(quote)).toBe(159_720)
  })

  it('say of a place that is not chosen yet that it is to be decided', () => {
    const open = agreementFacts({ content: CONTENT, quote: { ...quote, place: null }, email: '' })
    expect(fillClause('En {lugar}.', open).map(({ text }) => text)).toEqual([
      'En ',
      'un lugar por decidir',
      '.',
    ])
  })

  it('are named with or without accents and capitals', () => {
    expect(filled('{NUMERO} {Número}')).toBe('P-2026-031 P-2026-031')
  })

  it('hinder sending where they are not known, or where there is no such fact', () => {
    const without = agreementFacts({ content: CONTENT, quote: { ...quote, guests: null }, email: '' })
    expect(openFields(['Para {invitados}, {correo}, {nada}.'], without)).toEqual({
      missing: ['invitados', 'correo'],
      unknown: ['nada'],
    })
    expect(
      openFields(
        EXAMPLE_CLAUSES.map(({ text }) => text),
        facts,
      ),
    ).toEqual({ missing: [], unknown: [] })
  })

  it('are parted from a text that can be put together again', () => {
    const piece = fc.oneof(
      fc.string().filter((text) => !/[{}]/.test(text)),
      fc.constantFrom(...Object.values(FIELD_WORDS)).map((word) => `{${word}}`),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const again = partsOf(text).map((part) =>
          'text' in part ? part.text : 'field' in part ? `{${FIELD_WORDS[part.field]}}` : `{${part.unknown}}`,
        )
        expect(again.join('')).toBe(text)
      }),
    )
  })
})

describe('a document', () => {
  const document = agreementDocument({
    ...{ number: 'C-2026-018', version: 1, sentOn: '2026-11-20', validUntil: '2026-12-04' },
    ...{ quote, content: CONTENT, email: 'hola@casajara.example' },
  })

  it('has the deposit with the reference of its transfer', () => {
    expect(document.deposit).toEqual({
      ...{ amount: 159_720, payee: 'Casa Jara', iban: CONTENT.iban, concept: 'C-2026-018 ROBLES' },
    })
  })

  it('is read again from its text as it was, and has the same text again', () => {
    expect(readDocument(documentText(document))).toEqual(document)
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, text) => {
        const other = { ...document, clauses: [{ title, runs: [{ kind: 'text' as const, text }] }] }
        expect(documentText(readDocument(documentText(other)))).toBe(documentText(other))
      }),
    )
  })

  it('has another text where two of its facts differ, wherever one ends and the next begins', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        fc.pre(a !== c || b !== d)
        const textOf = (title: string, text: string) =>
          documentText({ ...document, clauses: [{ title, runs: [{ kind: 'text', text }] }] })
        expect(textOf(a, b)).not.toBe(textOf(c, d))
      }),
    )
  })
})

describe('an agreement', () => {
  it('can be sent when everything stands in it', () => {
    expect(agreementGaps(CONTENT)).toEqual([])
    expect(agreementGaps({ ...CONTENT, signers: [], iban: '' })).toEqual(['signers', 'iban'])
    const [clause] = CONTENT.clauses
    const text = 'a\n'.repeat(CLAUSE_LINES_MAX)
    expect(agreementGaps({ ...CONTENT, clauses: [{ ...clause!, text }] })).toEqual(['clauseLines'])
  })

  it('is over after its last day, unless all have signed', () => {
    const sent = { validUntil: '2026-12-04', signedAt: null }
    expect(agreementState(null, '2026-12-04')).toBe('draft')
    expect(agreementState(sent, '2026-12-04')).toBe('sent')
    expect(agreementState(sent, '2026-12-05')).toBe('expired')
    expect(agreementState({ ...sent, signedAt: '2026-12-01T10:00:00.000Z' }, '2026-12-05')).toBe('signed')
  })
})

it('an address is shown by its beginning and its provider', () => {
  expect(maskedEmail('bruno@correo.example')).toBe('b•••@correo.example')
  expect(maskedEmail('a@correo.example')).toBe('a•••@correo.example')
})
