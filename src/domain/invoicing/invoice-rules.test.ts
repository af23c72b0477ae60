import { describe, expect, it } from 'vitest'
import { invoiceNumber, isInvoiceNumber, isSeries } from './invoice-number.ts'
import { decimalOf } from './record-amounts.ts'
import { recordMoment } from './record-moment.ts'
import { taxQrUrl } from './tax-qr.ts'

describe('the number of an invoice', () => {
  it('is its series, year and count', () => {
    expect(invoiceNumber('A', 2027, 14)).toBe('A27-0014')
    expect(invoiceNumber('R', 2027, 3)).toBe('R27-0003')
    expect(invoiceNumber('A', 2027, 12_345)).toBe('A27-12345')
  })

  it('begins with a series of capitals, which is not that of the receipts', () => {
    expect(['A', 'BODA', '2B', 'R'].filter(isSeries)).toEqual(['A', 'BODA', '2B', 'R'])
    expect(['', 'J', 'a', 'A1', 'Ñ', 'A B', 'ABCDEFG'].filter(isSeries)).toEqual([])
  })

  it.each(['A"1', "A'1", 'A<1', 'A>1', 'A=1', 'año-1', '', ' 1', 'A\n1', 'A'.repeat(61)])(
    'is refused as %j, which the agency does not take',
    (number) => expect(isInvoiceNumber(number)).toBe(false),
  )

  it('may hold a slash and an ampersand', () => expect(isInvoiceNumber('12345678/G33 & 1')).toBe(true))
})

describe('amounts and moments of a record', () => {
  it('have two decimals and a point', () => {
    expect([0, 5, -5, 100, 12_345, -123_456_789].map(decimalOf)).toEqual([
      ...['0.00', '0.05', '-0.05', '1.00', '123.45', '-1234567.89'],
    ])
  })

  it('are by the clocks of Madrid, in winter, in summer and in the hour that comes twice', () => {
    expect(recordMoment(new Date('2027-01-31T18:20:30.999Z'))).toBe('2027-01-31T19:20:30+01:00')
    expect(recordMoment(new Date('2027-07-01T22:30:00Z'))).toBe('2027-07-02T00:30:00+02:00')
    expect(recordMoment(new Date('2027-10-31T00:30:00Z'))).toBe('2027-10-31T02:30:00+02:00')
    expect(recordMoment(new Date('2027-10-31T01:30:00Z'))).toBe('2027-10-31T02:30:00+01:00')
  })
})

describe('the address in the QR code (código «QR» 0.4.7, 4 and 8)', () => {
  const invoice = { issuer: '89890001K', number: '12345678-G33', issuedOn: '2024-09-01', total: 24_140 }

  it('is that of the examples of the agency', () => {
    expect(taxQrUrl(invoice, { environment: 'test', isSent: true })).toBe(
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678-G33&fecha=01-09-2024&importe=241.40',
    )
    expect(taxQrUrl(invoice, { environment: 'production', isSent: false })).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=89890001K&numserie=12345678-G33&fecha=01-09-2024&importe=241.40',
    )
  })

  it('escapes what a number may hold', () => {
    const url = taxQrUrl({ ...invoice, number: '12345678&G33' }, { environment: 'test', isSent: true })
    expect(url).toContain('&numserie=12345678%26G33&')
    expect(new URL(url).searchParams.get('numserie')).toBe('12345678&G33')
  })
})
