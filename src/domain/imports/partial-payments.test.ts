import { describe, expect, it } from 'vitest'
import { asBudget } from './as-budget.ts'

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';').map((cell) => cell.trim()))

function readIn(text: string) {
  const { content, leftOut } = asBudget({ name: null, rows: rowsOf(text), merged: [] })
  const vendors = content.vendors.map(({ name, costCents, paidCents, details }) => ({
    ...{ name, costCents, paidCents, details },
  }))
  return { vendors, leftOut: leftOut.map(({ reason, name, cell }) => [reason, name, cell]) }
}

describe('payments in columns of their own', () => {
  it('are summed as what is paid, and each is told in the notes', () => {
    const text =
      'Proveedor;Coste;Señal;Pago 1;2º pago;Pendiente;Notas\nFinca Sol;9.500 €;1.000 €;2.000 €;500,50 €;5.999,50 €;Con cena\nDJ Nilo;850 €;;;;850 €;'
    expect(readIn(text)).toEqual({
      vendors: [
        {
          ...{ name: 'Finca Sol', costCents: 950_000, paidCents: 350_050 },
          details: 'Con cena\nSeñal: 1.000 €\nPago 1: 2.000 €\n2º pago: 500,50 €',
        },
        { name: 'DJ Nilo', costCents: 85_000, paidCents: 0, details: null },
      ],
      leftOut: [],
    })
  })

  it('are told with the day that stands beside each, which is no column that is left out', () => {
    const text =
      'Proveedor;Coste;Señal;Fecha señal;Pago 2;Fecha 2\nFinca Sol;9.500 €;1.000 €;12/05/2026;500 €;1 de junio\nDJ Nilo;850 €;100 €;;;'
    expect(readIn(text)).toEqual({
      vendors: [
        {
          ...{ name: 'Finca Sol', costCents: 950_000, paidCents: 150_000 },
          details: 'Señal: 1.000 € (12/05/2026)\nPago 2: 500 € (1 de junio)',
        },
        { name: 'DJ Nilo', costCents: 85_000, paidCents: 10_000, details: 'Señal: 100 €' },
      ],
      leftOut: [],
    })
  })

  it('are in the notes alone where a column says what is paid in all', () => {
    const text = 'Vendor;Total cost;Payment 1;Payment 2;Total paid\nBlue Barn;900;100;200;300'
    expect(readIn(text).vendors).toEqual([
      { name: 'Blue Barn', costCents: 90_000, paidCents: 30_000, details: 'Payment 1: 100\nPayment 2: 200' },
    ])
  })

  it('are no payments where they make up the whole cost, as a plan does', () => {
    const text = 'Proveedor;Coste;Primer pago;Segundo pago\nFinca Sol;9.000;3.000;6.000\nDJ Nilo;800;400;400'
    expect(readIn(text).vendors.map(({ paidCents, details }) => [paidCents, details])).toEqual([
      [0, 'Primer pago: 3.000\nSegundo pago: 6.000'],
      [0, 'Primer pago: 400\nSegundo pago: 400'],
    ])
  })

  it('that cannot be read keep their row out, which is told', () => {
    const text = 'Proveedor;Coste;Pago 1;Pago 2\nFinca Sol;9.000;3.000;en mano\nDJ Nilo;800;100;'
    const { vendors, leftOut } = readIn(text)
    expect(vendors.map(({ name, paidCents }) => [name, paidCents])).toEqual([['DJ Nilo', 10_000]])
    expect(leftOut).toEqual([['unreadable', null, 'en mano']])
  })
})
