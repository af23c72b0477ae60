import { randomUUID } from 'node:crypto'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import type { Person } from './accounts/person.ts'
import { makeCertificate } from './outside/certificates.ts'

export const CERTIFICATE = { password: 'secreta' }

export const RECIPIENT = {
  ...{ name: 'Inés Rey Lara', nif: '12345678Z', address: 'Calle Betis, 40' },
  ...{ postalCode: '41010', city: 'Sevilla' },
}

let shared: string | undefined

/** A certificate in base64, the same for all tests of a file: making one takes longer than most of them. */
export const certificateFile = () => {
  shared ??= makeCertificate().toString('base64')
  return shared
}

/** The acts of a planner on their invoices, over the API. */
export function invoicesOf(planner: Person) {
  const at = '/api/planner/invoicing'
  return {
    read: async (): Promise<Invoicing> => (await planner.get(at)).body,
    switchOn: (fields: object = {}) =>
      planner.post(`${at}/activation`, {
        ...{ file: certificateFile(), ...CERTIFICATE, series: 'A', correctionSeries: 'R' },
        ...fields,
      }),
    readCertificate: (fields: object) => planner.post(`${at}/certificate/reading`, fields),
    changeCertificate: (fields: object) => planner.call('PUT', `${at}/certificate`, fields),
    test: (certificate: object | null = null) => planner.post(`${at}/test`, { certificate }),
    issue: (chargeId: string, fields: object = {}) =>
      planner.post(`${at}/invoices`, {
        ...{ id: randomUUID(), chargeId, concept: 'Organización de boda, reserva', recipient: RECIPIENT },
        ...fields,
      }),
    register: () => planner.get(`${at}/register`),
    correct: (invoiceId: string, fields: object = {}) =>
      planner.post(`${at}/invoices/${invoiceId}/correction`, {
        ...{ id: randomUUID(), method: 'substitution', reason: 'La dirección estaba mal', total: 114_000 },
        ...{ recipient: RECIPIENT, ...fields },
      }),
    cancel: (invoiceId: string) => planner.post(`${at}/invoices/${invoiceId}/cancellation`),
    mend: (id: string, fields: object) =>
      planner.post(`${at}/invoices/${id}/resubmission`, { recipient: fields }),
    pdf: (id: string) =>
      planner.app.fetch(`${at}/invoices/${id}/pdf`, { headers: { cookie: planner.cookie } }),
  }
}
