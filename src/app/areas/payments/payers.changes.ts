import type { Payer } from '#domain/payments/payments.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchPart, readPayments, refreshPayments } from './payments.queries.ts'
import './payments.sentences.ts'

export type PayerField = 'name' | 'email'

/** The person's own changes to who pays beside the couple. */
export const payerChanges = createEditableList<Payer, string, PayerField>({
  area: 'payer',
  read: async (weddingId) => (await readPayments(weddingId)).payers,
  patch: (weddingId, patch) => patchPart(weddingId, 'payers', patch),
  refresh: refreshPayments,
  requests: {
    add: (weddingId, payer, options) => client.payments.payers.add({ weddingId, ...payer }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.payments.payers.update({ weddingId, payerId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) =>
      client.payments.payers.remove({ weddingId, payerId: id }, options),
  },
  notFound: 'PAYER_NOT_FOUND',
  refusals: { TOO_MANY_PAYERS: 'undone' },
  words: {
    where: 'quien paga',
    name: ({ name }) => name,
    subject: (name) => name,
    object: (name) => `a ${name}`,
    removed: (name) => `quitado a ${name} de quien paga`,
    fields: {
      name: { typed: ({ name }) => `el nombre de ${name}` },
      email: { typed: ({ name }) => `el email de ${name}` },
    },
  },
})
