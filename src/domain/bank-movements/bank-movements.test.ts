import { describe, expect, it } from 'vitest'
import type { BankFile } from './bank-movements.ts'
import { readDay, readSignedEuros } from './cells.ts'
import { type Payable, proposePayments } from './propose.ts'
import { readBankFile } from './read-bank-file.ts'

/** As banks write: every character below 256 is one byte. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => ANSI[letter] ?? letter.charCodeAt(0))
const ANSI: Record<string, number> = { '€': 0x80, '–': 0x96 }

const utf8 = (text: string) => new TextEncoder().encode(text)

const read = (bytes: Uint8Array) => readBankFile(bytes) as BankFile
const facts = (bytes: Uint8Array) =>
  read(bytes).movements.map(({ day, amount, concept }) => [day, amount, concept])

const PAID = ['2026-11-20', 123_456, 'TRANSFERENCIA DE ANDRÉS CALVO MENA'] as const
const SPENT = ['2026-11-21', -4_520, 'COMPRA PAPELERÍA'] as const

describe('the CSV of a bank', () => {
  it.each([
    [
      'Santander',
      `Movimientos de la cuenta;;;;
Titular;Elena Marín;;;

Fecha operación;Fecha valor;Concepto;Importe EUR;Saldo
20/11/2026;20/11/2026;TRANSFERENCIA DE ANDRÉS CALVO MENA;1.234,56;5.234,56
21/11/2026;21/11/2026;COMPRA PAPELERÍA;-45,20;5.189,36`,
    ],
    [
      'BBVA',
      `;;;;;;;;
F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
20/11/2026;20/11/2026;TRANSFERENCIA DE ANDRÉS;CALVO MENA;1.234,56;EUR;5.234,56;EUR;
21/11/2026;21/11/2026;COMPRA;PAPELERÍA;-45,20;EUR;5.189,36;EUR;`,
    ],
    [
      'CaixaBank',
      `Fecha;Fecha valor;Movimiento;Más datos;Importe;Saldo
20/11/2026;20/11/2026;TRANSFERENCIA DE;ANDRÉS CALVO MENA;1.234,56EUR;5.234,56EUR
21/11/2026;21/11/2026;COMPRA;PAPELERÍA;-45,20EUR;5.189,36EUR`,
    ],
    [
      'CaixaBank for companies',
      `Número de cuenta;Oficina;Divisa;F. Operación;F. Valor;Ingreso (+);Gasto (-);Saldo (+);Saldo (-);Concepto común;Concepto propio;Referencia 1;Referencia 2;Concepto complementario 1
ES00;0001;EUR;20/11/2026;20/11/2026;1.234,56;;5.234,56;;TRANSFERENCIA DE;;;;ANDRÉS CALVO MENA
ES00;0001;EUR;21/11/2026;21/11/2026;;45,20;5.189,36;;COMPRA;;;;PAPELERÍA`,
    ],
    [
      'Sabadell',
      `Cuenta;ES00 0081 0000 0000 0000 0000
Movimientos del 01/11/2026 al 30/11/2026

F. Operativa;Concepto;F. Valor;Importe;Saldo;Referencia 1;Referencia 2
20/11/2026;TRANSFERENCIA DE ANDRÉS CALVO MENA;20/11/2026;1.234,56;5.234,56;;
21/11/2026;COMPRA PAPELERÍA;21/11/2026;-45,20;5.189,36;;`,
    ],
    [
      'ING',
      `Movimientos de la Cuenta;;  Número de cuenta:;1465 0100;;;;
;;  Titular:;ELENA MARÍN;;;;
F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMPORTE (€);SALDO (€);
20/11/2026;Ingresos;Transferencias;TRANSFERENCIA DE ANDRÉS CALVO MENA;;1.234,56;5.234,56;
21/11/2026;Gastos;Compras;COMPRA PAPELERÍA;;-45,20;5.189,36;`,
    ],
    [
      'Bankinter',
      `Fecha contable;Fecha valor;Descripción;Importe;Saldo;Divisa
20/11/2026;20/11/2026;TRANSFERENCIA DE ANDRÉS CALVO MENA;1.234,56;5.234,56;EUR
21/11/2026;21/11/2026;COMPRA PAPELERÍA;-45,20;5.189,36;EUR`,
    ],
    [
      'Unicaja',
      `Fecha de operación;Fecha valor;Concepto;Importe;Divisa;Saldo;Divisa;Oficina
20/11/2026;20/11/2026;TRANSFERENCIA DE ANDRÉS CALVO MENA;1.234,56;EUR;5.234,56;EUR;2103
21/11/2026;21/11/2026;COMPRA PAPELERÍA;-45,20;EUR;5.189,36;EUR;2103`,
    ],
    [
      'two columns of Debe and Haber with tabs',
      `Fecha\tConcepto\tDebe\tHaber\tSaldo
20-11-26\tTRANSFERENCIA DE ANDRÉS CALVO MENA\t\t1.234,56\t5.234,56
21-11-26\t"COMPRA PAPELERÍA"\t45,20-\t\t5.189,36`,
    ],
  ])('of %s is read in Windows-1252 and in UTF-8, with dots between thousands', (_, text) => {
    expect(facts(windows1252(text))).toEqual([PAID, SPENT])
    expect(facts(utf8(`\uFEFF${text.replaceAll('\n', '\r\n')}`))).toEqual([PAID, SPENT])
  })

  it('counts rows that are no movement', () => {
    const text = `Fecha;Concepto;Importe\n20/11/2026;A;10,00\nTotal;;10,00\n21/11/2026;B;diez`
    expect(read(utf8(text))).toMatchObject({ skipped: 2, movements: [{ amount: 1000 }] })
  })

  it('gives the same movement the same key in another download, and two alike two keys', () => {
    const head = 'Fecha;Concepto;Importe\n'
    const one = '20/11/2026;Bizum de Inés;50,00\n'
    const [first] = read(utf8(head + one)).movements
    const both = read(windows1252(head + one + one)).movements
    expect(both[0]!.key).toBe(first!.key)
    expect(both[1]!.key).not.toBe(first!.key)
  })
})

describe('a norma 43', () => {
  const record = (text: string) => text.padEnd(80, ' ')
  const opening = record('11208100011234567890261101261130200000000040000009783ELENA MARIN')
  const movement = (sign: 1 | 2, cents: number, reference = '') =>
    record(
      `22    00012611202611200212${' '.repeat(1)}${sign}${String(cents).padStart(14, '0')}0000000000${reference.padStart(12, '0')}${' '.repeat(16)}`,
    )
  const closing = (debited: number, credited: number) =>
    record(
      `33208100011234567890${debited ? '00001' : '00000'}${String(debited).padStart(14, '0')}00001${String(credited).padStart(14, '0')}200000000050000978`,
    )
  const file = [
    opening,
    movement(2, 96_000, 'AZ1F3C9A'),
    record('2301TRANSFERENCIA DE ANDRES CALVO'),
    record('2302BODA PAULA Y ANDRES'),
    movement(1, 4_520),
    closing(4_520, 96_000),
    record('88999999999999999999000006'),
  ]

  it('is read with what its further records say', () => {
    expect(read(utf8(file.join('\r\n')))).toMatchObject({
      format: 'norma43',
      movements: [
        {
          day: '2026-11-20',
          amount: 96_000,
          concept: 'TRANSFERENCIA DE ANDRES CALVO BODA PAULA Y ANDRES',
          reference: '0000AZ1F3C9A',
        },
        { amount: -4_520 },
      ],
    })
  })

  it('is refused when it was cut or its sums do not agree', () => {
    expect(readBankFile(utf8(file.slice(0, 4).join('\n')))).toEqual({ problem: 'DAMAGED' })
    const wrong = file.with(5, closing(4_520, 96_001))
    expect(readBankFile(utf8(wrong.join('\n')))).toEqual({ problem: 'DAMAGED' })
  })
})

describe('what is no list of movements', () => {
  it.each([
    ['a PDF named .csv', utf8('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'NOT_TEXT'],
    ['bytes', Uint8Array.of(0x41, 0, 0x42), 'NOT_TEXT'],
    ['an Excel file', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'SPREADSHEET'],
    ['a web page', utf8('<table><tr><td>Fecha'), 'SPREADSHEET'],
    ['another table', utf8('Nombre;Email\nLucía;l@x.example'), 'UNKNOWN_HEADINGS'],
    ['headings alone', utf8('Fecha;Concepto;Importe'), 'NO_MOVEMENTS'],
    ['nothing', utf8(''), 'UNKNOWN_HEADINGS'],
  ])('%s is refused and says why', (_, bytes, problem) => {
    expect(readBankFile(bytes)).toEqual({ problem })
  })
})

describe('cells', () => {
  it.each([
    ['1.234,56', 123_456],
    ['-1.234,56', -123_456],
    ['1.234,56-', -123_456],
    ['− 45,20 €', -4_520],
    ['+50,00 EUR', 5_000],
    ['1234.5', 123_450],
    ['1.234', 123_400],
    ['diez', null],
    ['1,234.56', null],
    ['', null],
  ])('%s is %s cents', (cell, cents) => expect(readSignedEuros(cell)).toBe(cents))

  it.each([
    ['20/11/2026', '2026-11-20'],
    ['1-2-26', '2026-02-01'],
    ['2026-11-20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['31/02/2026', null],
    ['Total', null],
  ])('%s is the day %s', (cell, day) => expect(readDay(cell)).toBe(day))
})

describe('what a movement may pay', () => {
  const payable = (id: string, open: number, changes: Partial<Payable> = {}): Payable => ({
    ...{ id, open, names: ['Andrés Calvo Mena', 'Paula & Andrés'], reference: 'AZ-1F3C9A' },
    ...changes,
  })
  const paid = (amount: number, concept: string, reference = '') => ({
    ...{ key: `${amount}${concept}`, day: '2026-11-20', amount, concept, reference },
  })
  const other = payable('other', 96_000, { names: ['Inés Rey Lara'], reference: 'AZ-FFFFFF' })

  it('is found by amount and name, also when the bank turns the name around', () => {
    const [proposal] = proposePayments(
      [paid(96_000, 'TRANSF. CALVO MENA ANDRES')],
      [other, payable('andres', 96_000)],
    )
    expect(proposal).toMatchObject({ payableId: 'andres', reasons: ['amount', 'name'] })
  })

  it('is found by its reference before everything else', () => {
    const [proposal] = proposePayments(
      [paid(50_000, 'Ingreso de Inés Rey', 'az 1f3c9a')],
      [other, payable('andres', 96_000)],
    )
    expect(proposal).toMatchObject({ payableId: 'andres', reasons: ['reference'] })
  })

  it('is the only one of its amount, and none when two have it', () => {
    const unnamed = paid(96_000, 'INGRESO EN EFECTIVO')
    expect(proposePayments([unnamed], [payable('a', 96_000)])[0]!.payableId).toBe('a')
    expect(proposePayments([unnamed], [payable('a', 96_000), other])[0]!.payableId).toBeNull()
  })

  it('of two of its amount is the one that is due around its day, and a day alone is no reason', () => {
    const unnamed = paid(96_000, 'TRANSFERENCIA')
    const due = payable('due', 96_000, { day: '2026-11-15' })
    const later = payable('later', 96_000, { day: '2026-12-15' })
    expect(proposePayments([unnamed], [later, due])[0]).toMatchObject({
      payableId: 'due',
      reasons: ['amount', 'day'],
    })
    expect(proposePayments([paid(5, 'TRANSFERENCIA')], [due])[0]!.payableId).toBeNull()
  })

  it('of two that are due around its day is neither', () => {
    const due = { day: '2026-11-20' }
    const both = [payable('a', 96_000, due), payable('b', 96_000, due)]
    expect(proposePayments([paid(96_000, 'TRANSFERENCIA')], both)[0]!.payableId).toBeNull()
  })

  it('is not proposed twice, nor above what is open', () => {
    const twice = [paid(96_000, 'Andrés Calvo'), paid(96_000, 'Andrés Calvo otra vez')]
    const proposals = proposePayments(twice, [payable('a', 96_000)])
    expect(proposals.map(({ payableId }) => payableId)).toEqual(['a', null])
    expect(proposePayments([paid(96_001, 'Andrés Calvo')], [payable('a', 96_000)])[0]!.payableId).toBeNull()
  })

  it('is nothing when neither fits', () => {
    expect(proposePayments([paid(5, 'Devolución')], [payable('a', 96_000)])[0]).toMatchObject({
      payableId: null,
      reasons: [],
    })
  })
})
