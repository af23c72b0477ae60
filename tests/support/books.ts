import type { Books } from '#contract/book-rows.ts'
import type { Person } from './accounts/person.ts'

/** The acts of a planner on their books, over the API. */
export function booksOf(planner: Person) {
  const at = '/api/planner/books'
  const read = async (): Promise<Books> => (await planner.get(at)).body
  const accountOf = async (weddingId: string) =>
    (await read()).accounts.find((account) => account.weddingId === weddingId)!
  return {
    read,
    accountOf,
    /** Agrees charges with a wedding and gives its books. */
    async agree(weddingId: string, charges: object[]) {
      const answer = await planner.post(`${at}/charges`, { weddingId, charges })
      if (answer.status !== 200) throw new Error(`agreeing: ${JSON.stringify(answer.body)}`)
      return accountOf(weddingId)
    },
    add: (body: object) => planner.post(`${at}/charges`, body),
    change: (chargeId: string, body: object) => planner.call('PUT', `${at}/charges/${chargeId}`, body),
    withdraw: (chargeId: string) => planner.delete(`${at}/charges/${chargeId}`),
    pay: (chargeId: string, amount: number, fields: object = {}) =>
      planner.post(`${at}/charges/${chargeId}/payments`, {
        ...{ amount, paidOn: '2026-02-03', method: 'transfer' },
        ...fields,
      }),
    reverse: (paymentId: string, fields: object = {}) =>
      planner.post(`${at}/payments/${paymentId}/reversal`, fields),
    issue: (paymentId: string) => planner.post(`${at}/payments/${paymentId}/receipt`),
    saveIssuer: (fields: object = {}) => planner.call('PUT', `${at}/issuer`, { ...ISSUER, ...fields }),
    saveClient: (accountId: string, fields: object = {}) =>
      planner.call('PUT', `${at}/accounts/${accountId}/client`, { ...CLIENT, ...fields }),
    openLink: (body: object) => planner.post(`${at}/links`, body),
    renewLink: (linkId: string) => planner.post(`${at}/links/${linkId}/renew`),
    revokeLink: (linkId: string) => planner.delete(`${at}/links/${linkId}`),
    sendLink: (linkId: string, to: string) => planner.post(`${at}/links/${linkId}/mail`, { to }),
    remind: (accountId: string) => planner.post(`${at}/accounts/${accountId}/reminder`),
  }
}

const ISSUER = {
  name: 'Casa Jara Eventos, S. L.',
  nif: 'B00000000',
  address: 'Calle Feria, 12',
  postalCode: '41003',
  city: 'Sevilla',
}

const CLIENT = {
  name: 'Lucía Herrera Vidal',
  nif: '12345678Z',
  email: null,
  address: 'Calle Betis, 40',
  postalCode: '41010',
  city: 'Sevilla',
}

/** 4.500 € in three instalments: on a day, three months and one month before the wedding. */
export const THREE_INSTALMENTS = [
  { concept: 'Reserva', total: 135_000, dueOn: '2026-02-01' },
  { concept: 'Segundo pago', total: 180_000, daysBefore: 90 },
  { concept: 'Último pago', total: 135_000, daysBefore: 30 },
]
