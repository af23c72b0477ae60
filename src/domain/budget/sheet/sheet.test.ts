import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_COMPONENTS } from '../../catalogue/built-in-components.ts'
import { vendorAccount } from '../../payments/payment-lines.ts'
import { sumOf } from '../../payments/payments.ts'
import { formatEuros } from '../money.ts'
import { amountOfCell, statusOfCell } from './sheet-cells.ts'
import { withField } from './sheet-fields.ts'
import { addsUp, type KnownVendor, planRows } from './sheet-plan.ts'
import { importOf } from './sheet-request.ts'
import { readSheet } from './sheet-rows.ts'
import { knowsColumns, tableOf } from './sheet-table.ts'

const TODAY = '2026-11-26'

const read = (rows: string[][]) => readSheet(tableOf(rows), BUILT_IN_COMPONENTS)
const one = (headings: string[], cells: string[]) => read([headings, cells]).vendors[0]!
const idsOf = (row: number) => ({
  vendor: `vendor ${row}`,
  payment: `payment ${row}`,
  paid: `paid ${row}`,
  due: `due ${row}`,
})
const known = (rest: Partial<KnownVendor> = {}): KnownVendor => ({
  ...{ id: 'k', name: 'La Alacena', vendorType: 'catering', status: 'open', details: null, costCents: 0 },
  ...{ isPriced: false, paidCents: 0, instalments: 0, ...rest },
})

describe('an amount in a cell', () => {
  it.each([
    ['1.234,50 €', 123_450],
    ['1234.5', 123_450],
    ['€ 1,234.50', 123_450],
    ['12,345', 1_234_500],
    ['1234,5 EUR', 123_450],
    ['300 euros', 30_000],
    ['0', 0],
    ['0,01', 1],
    ['9.999.999,99', 999_999_999],
    ['Incluido', 0],
  ])('«%s» is %i cents', (cell, cents) => {
    expect(amountOfCell(cell)).toEqual({ kind: 'cents', cents })
  })

  it.each([
    ['', 'none'],
    ['—', 'none'],
    ['- €', 'none'],
    ['?', 'none'],
    ['por confirmar', 'none'],
    ['Sí', 'yes'],
    ['-1.234,50 €', 'negative'],
    ["'-50", 'negative'],
    ['(50)', 'unreadable'],
    ['=SUM(A1:A9)', 'unreadable'],
    ['=cmd|calc', 'unreadable'],
    ['1.200 + IVA', 'unreadable'],
    ['10.000.000,00', 'unreadable'],
    ['1,2,3', 'unreadable'],
    ['NaN', 'unreadable'],
  ])('«%s» is %s', (cell, kind) => {
    expect(amountOfCell(cell)).toEqual({ kind })
  })
})

it.each([
  ['Confirmado', 'closed'],
  ['Contratada', 'closed'],
  ['x', 'closed'],
  ['Sin confirmar', 'open'],
  ['No confirmado', 'open'],
  ['pendiente', 'open'],
  ['Descartado', 'discarded'],
  ['Quién sabe', null],
])('the state «%s» is %s', (cell, status) => {
  expect(statusOfCell(cell)).toBe(status)
})

describe('headings', () => {
  it.each([
    [['Proveedor', 'Categoría', 'Coste', 'Pagado', 'Pendiente', 'Vence', 'Estado', 'Notas']],
    [['Vendor', 'Category', 'Total cost', 'Amount paid', 'Balance due', 'Due date', 'Status', 'Notes']],
    [['Proveïdor', 'Categoria', 'Preu', 'Pagat', 'Pendent', 'Venciment', 'Estat', 'Observacions']],
    [['EMPRESA', 'grupo', 'Importe (€)', 'Señal', 'Resto', 'Fecha de pago', 'Confirmado', 'Comentarios']],
  ])('%j are known', (headings) => {
    expect(tableOf([headings]).columns).toEqual('name category cost paid due day status notes'.split(' '))
  })

  it('may stand under a title, and the real cost wins over the estimate', () => {
    const table = tableOf([
      ['Presupuesto de Lucía y Martín'],
      [],
      ['Concepto', 'Presupuestado', 'Coste real'],
      ['DJ', '900', '1.000'],
    ])
    expect(table).toMatchObject({ headerRow: 2, columns: ['concept', null, 'cost'] })
    expect(readSheet(table, BUILT_IN_COMPONENTS).vendors).toMatchObject([{ row: 4, costCents: 100_000 }])
  })

  it("take 'Due' for a day where days stand below it", () => {
    expect(
      tableOf([
        ['Vendor', 'Cost', 'Due'],
        ['A', '10', '3/4/2027'],
      ]).columns,
    ).toEqual(['name', 'cost', 'day'])
  })

  it('that are missing are guessed, and asked about', () => {
    const table = tableOf([
      ['1', 'La Alacena', '9.860,00'],
      ['2', 'Lola Discos', '1.200'],
    ])
    expect(table.columns).toEqual(['cost', 'name', 'paid'])
    expect(knowsColumns(table)).toBe(false)
    expect(withField(table.columns, 2, 'cost')).toEqual([null, 'name', 'cost'])
  })
})

describe('a row', () => {
  it('is a vendor in the place that its words say', () => {
    const place = (concept: string, category: string, name = 'Quien sea') => {
      const {
        vendorType,
        category: own,
        unknown,
      } = one(['Proveedor', 'Concepto', 'Categoría', 'Coste'], [name, concept, category, '1'])
      return [vendorType, own, unknown]
    }
    expect(place('Fotógrafo', '')).toEqual(['fotografia', 'Foto & Vídeo', []])
    expect(place('', 'Música')).toEqual([null, 'Música & Entretenimiento', []])
    expect(place('', 'Flores')).toEqual(['floristeria', 'Decoración & Ambientación', []])
    expect(place('', 'Foto & Vídeo', 'Álbum Vidal')).toEqual(['album-de-boda', 'Foto & Vídeo', []])
    expect(place('', 'Varios')).toEqual([null, 'Personalizado', ['Varios']])
    expect(place('Palomas', 'Ceremonia')).toEqual([null, 'Ceremonia', ['Palomas']])
    expect(place('Palomas', 'Varios')).toEqual([null, 'Personalizado', ['Palomas', 'Varios']])
  })

  it('keeps the words that name nothing in its notes', () => {
    expect(one(['Proveedor', 'Concepto', 'Notas'], ['Vuela', 'Palomas', 'Seis']).details).toBe(
      'Seis\nPalomas',
    )
  })

  it('has its concept for a name when no other is there', () => {
    expect(one(['Concepto', 'Coste'], ['Fotografía', '5'])).toMatchObject({
      name: '',
      vendorType: 'fotografia',
    })
    expect(one(['Concepto', 'Coste'], ['Fotos de Iria', '5']).name).toBe('Fotos de Iria')
  })

  it('costs what is paid and due when it says no cost, and is confirmed once something is paid', () => {
    const headings = ['Proveedor', 'Coste', 'Pagado', 'Pendiente']
    expect(one(headings, ['A', '—', '100', '250'])).toMatchObject({
      ...{ costCents: 35_000, isCostOfParts: true, status: 'closed' },
    })
    expect(one(headings, ['A', '900', 'sí', ''])).toMatchObject({ paidCents: 90_000, dueCents: null })
    expect(one(headings, ['A', '900', 'no', ''])).toMatchObject({ paidCents: 0, status: 'open' })
    expect(addsUp(one(headings, ['A', '900', '100', '700']))).toBe(false)
    expect(addsUp(one(headings, ['A', '900', '100', '800']))).toBe(true)
  })

  it('is due on a day, before the wedding, after something, or on a day that nobody understands', () => {
    const due = (cell: string) => {
      const { on, unknownDay } = one(['Proveedor', 'Coste', 'Vence'], ['A', '1', cell])
      return on ?? unknownDay
    }
    expect(due('4/3/2027')).toEqual({ kind: 'day', on: '2027-03-04' })
    expect(due('un mes antes')).toEqual({ kind: 'days', daysBefore: 30 })
    expect(due('Tras la prueba de menú')).toEqual({ kind: 'event', after: 'Tras la prueba de menú' })
    expect(due('31/2/2027')).toBe('31/2/2027')
    expect(due('—')).toBeNull()
  })

  it.each([
    [['', '', '5'], { reason: 'noName' }],
    [['TOTAL', '', '5'], { reason: 'sum' }],
    [['Total confirmado', '', '5'], { reason: 'sum' }],
    [['A', 'Descartado', '5'], { reason: 'discarded' }],
    [['A', '', '-5'], { reason: 'negative', field: 'cost', cell: '-5' }],
    [['A', '', '=1+1'], { reason: 'unreadable', field: 'cost', cell: '=1+1' }],
    [['x'.repeat(201), '', '5'], { reason: 'tooLong' }],
  ])('%j stays out whole', (cells, why) => {
    expect(read([['Proveedor', 'Estado', 'Coste'], cells])).toEqual({
      vendors: [],
      out: [{ row: 2, ...why }],
    })
  })

  it('never makes reading fail', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'Proveedor',
        'Coste',
        'Vence',
        '1.234,50 €',
        '=SUM(A1)',
        '-3',
        '1/1/2027',
        'Total',
        '\u0000',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 10 }), (rows) => {
        const { vendors, out } = read(rows)
        expect(vendors.length + out.length).toBeLessThanOrEqual(rows.length)
        for (const { costCents, paidCents, dueCents } of vendors)
          for (const cents of [costCents, paidCents, dueCents ?? 0]) {
            expect(Number.isInteger(cents)).toBe(true)
            expect(cents).toBeGreaterThanOrEqual(0)
          }
      }),
    )
  })
})

describe('what becomes of a row', () => {
  const headings = ['Proveedor', 'Categoría', 'Coste', 'Pagado', 'Pendiente', 'Estado', 'Notas']
  const planned = (cells: string[], there: KnownVendor[]) =>
    planRows(read([headings, cells]).vendors, there)[0]!
  const row = ['la alacena', 'Catering', '9.860', '1.000', '8.860', 'Confirmado', 'Prueba en mayo']

  it('is a new vendor when its name is not there', () => {
    expect(planned(row, [known({ name: 'Otra' })])).toMatchObject({ kind: 'new', repeats: null })
  })

  it('is what the sheet has otherwise, of a vendor that is there', () => {
    expect(planned(row, [known({ costCents: 900_000, paidCents: 40_000 })])).toMatchObject({
      kind: 'changed',
      changes: {
        ...{
          cost: { from: 900_000, to: 986_000 },
          paidCents: 60_000,
          due: true,
          confirms: true,
          details: true,
        },
      },
      stays: [],
    })
  })

  it('leaves a price by unit, a plan, more that was paid, and notes as they are', () => {
    const there = known({ costCents: 5, isPriced: true, paidCents: 200_000, instalments: 2, details: 'Mías' })
    expect(planned(row, [{ ...there, status: 'closed' }])).toEqual({
      ...{ vendor: expect.anything(), known: expect.anything(), kind: 'same' },
      stays: ['price', 'paid', 'plan', 'details'],
    })
  })

  it('goes by the component where two have one name, whatever their order', () => {
    const rows = [headings, ['La Alacena', 'Barra libre', '1'], ['La Alacena', 'Catering', '2']]
    const plan = planRows(read(rows).vendors, [known()])
    expect(plan.map(({ kind }) => kind)).toEqual(['new', 'changed'])
  })

  it('says that a name comes twice', () => {
    const rows = [headings, ['A', 'DJ', '1'], ['a', 'DJ', '2']]
    expect(planRows(read(rows).vendors, []).map((one) => one.kind === 'new' && one.repeats)).toEqual([
      null,
      2,
    ])
  })

  it('is nothing when the sheet is read again after it was imported', () => {
    const { vendors } = read([headings, row])
    const there = known({
      ...{
        costCents: 986_000,
        paidCents: 100_000,
        instalments: 2,
        status: 'closed',
        details: 'Prueba en mayo',
      },
    })
    expect(planRows(vendors, [there])).toMatchObject([{ kind: 'same' }])
  })
})

/** Rows of a sheet with amounts in every way of writing them, and the columns in any order. */
const sheets = fc
  .record({
    order: fc.shuffledSubarray(['Proveedor', 'Coste', 'Pagado', 'Pendiente', 'Estado', 'Color'], {
      minLength: 6,
    }),
    rows: fc.array(
      fc.record({
        paid: fc.integer({ min: 0, max: 400_000_000 }),
        due: fc.integer({ min: 0, max: 400_000_000 }),
        isEnglish: fc.boolean(),
        status: fc.constantFrom('Confirmado', 'Sin confirmar', ''),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ order, rows }) => {
    const written = (cents: number, isEnglish: boolean) =>
      isEnglish ? (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }) : formatEuros(cents)
    const table = rows.map(({ paid, due, isEnglish, status }, index) => {
      const cells: Record<string, string> = {
        ...{ Proveedor: `Proveedor ${index}`, Coste: written(paid + due, isEnglish), Estado: status },
        ...{ Pagado: written(paid, isEnglish), Pendiente: written(due, isEnglish), Color: 'verde' },
      }
      return order.map((heading) => cells[heading]!)
    })
    return { rows, table: [order, ...table] }
  })

describe('the totals that are imported', () => {
  it('are those of the sheet, in every order of its columns, and all that is due is left to pay', () => {
    fc.assert(
      fc.property(sheets, ({ rows, table }) => {
        const { vendors, out } = read(table)
        expect(out).toEqual([])
        const { added } = importOf(planRows(vendors, []), idsOf, TODAY)
        const [paid, due] = [sumOf(rows.map((one) => one.paid)), sumOf(rows.map((one) => one.due))]
        expect(sumOf(added.map(({ cost }) => Math.round(cost * 100)))).toBe(paid + due)
        expect(sumOf(added.map(({ payment }) => payment?.cents ?? 0))).toBe(paid)
        const left = added.map(({ id, name, cost, status, instalments, payment }) =>
          vendorAccount(
            {
              ...{ id, name, plan: { instalments }, isConfirmed: status === 'closed' },
              costCents: Math.round(cost * 100),
            },
            payment ? [payment] : [],
            null,
          ),
        )
        expect(sumOf(left.map(({ leftCents }) => leftCents))).toBe(due)
        expect(left.every(({ overpaidCents }) => overpaidCents === 0)).toBe(true)
      }),
    )
  })

  it('take the day of a row that is paid for the day of its payment, unless it is to come', () => {
    const payment = (day: string) =>
      importOf(
        planRows(
          read([
            ['Proveedor', 'Coste', 'Pagado', 'Vence'],
            ['A', '10', '10', day],
          ]).vendors,
          [],
        ),
        idsOf,
        TODAY,
      ).added[0]!.payment
    expect(payment('1/10/2026')?.paidOn).toBe('2026-10-01')
    expect(payment('1/10/2027')?.paidOn).toBe(TODAY)
  })
})
