import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashedText } from './hashed-text.ts'
import type { CancellationRecord, InvoicingSystem, IssueRecord } from './records.ts'

const system: InvoicingSystem = {
  ...{ maker: 'Azahar', makerNif: 'B00000000', name: 'Azahar', id: 'AZ' },
  ...{ version: '1', installation: '1', hasManyIssuers: true },
}
const first: IssueRecord = {
  ...{ kind: 'issue', issuer: '89890001K', issuerName: 'Certificado Uno', number: '12345678/G33' },
  ...{ issuedOn: '2024-01-01', type: 'F1', description: 'Boda', recipients: [], breakdown: [] },
  ...{ vat: 1235, total: 12345, rectification: null, resubmission: null, previous: null, system },
  madeAt: '2024-01-01T19:20:30+01:00',
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex').toUpperCase()

describe('the hash of a record, by the examples of the agency (huella 0.1.2, 6)', () => {
  const firstHash = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60'
  const second: IssueRecord = {
    ...first,
    number: '12345679/G34',
    previous: { issuer: '89890001K', number: '12345678/G33', issuedOn: '2024-01-01', hash: firstHash },
    madeAt: '2024-01-01T19:20:35+01:00',
  }
  const secondHash = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97'
  const { issuer, issuerName, number, issuedOn } = second
  const third: CancellationRecord = {
    ...{ kind: 'cancellation', issuer, issuerName, number, issuedOn, system },
    ...{ isUnknown: false, wasRejected: false, madeAt: '2024-01-01T19:20:40+01:00' },
    previous: { issuer, number, issuedOn, hash: secondHash },
  }

  it('is that of the first record, whose text they print', () => {
    expect(hashedText(first)).toBe(
      'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
    )
    expect(hash(hashedText(first))).toBe(firstHash)
  })

  it('is that of a record after another', () => expect(hash(hashedText(second))).toBe(secondHash))

  it('is that of a cancellation', () =>
    expect(hash(hashedText(third))).toBe('177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68'))

  it('leaves blanks around a number out', () =>
    expect(hashedText({ ...first, number: ' 12345678 / G33 ' })).toContain(
      '&NumSerieFactura=12345678 / G33&',
    ))
})
