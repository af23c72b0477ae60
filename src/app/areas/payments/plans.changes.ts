import type { PaymentPlan } from '#domain/payments/payments.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchPart, readPayments, refreshPayments } from './payments.queries.ts'
import './payments.sentences.ts'

/** The parts of how a vendor is paid that can be changed. */
export type PlanField = 'instalments' | 'iban' | 'payee' | 'isVatIncluded'

const about = (what: string) => ({ act: () => `guardar ${what}`, about: () => what })

/** As the server has them now. It merges instalments one by one, so that no question about them is asked. */
async function readPlans(weddingId: string, { instalments }: PaymentPlan) {
  return (await readPayments(weddingId)).plans.map((plan) => ({ ...plan, instalments }))
}

/** The person's own changes to how vendors are paid. A plan is there with its vendor: it is changed, and nothing else. */
export const planChanges = createEditableList<PaymentPlan, string, PlanField>({
  area: 'payment plan',
  read: readPlans,
  patch: (weddingId, patch) => patchPart(weddingId, 'plans', patch),
  refresh: refreshPayments,
  requests: {
    add: (_, plan) => Promise.resolve({ createdAt: '', ...plan }),
    edit(weddingId, { item, field, value }, options) {
      const from = field === 'instalments' ? { instalments: item.instalments } : undefined
      return client.payments.savePlan({ weddingId, vendorId: item.id, [field]: value, from }, options)
    },
    remove: () => Promise.resolve({ removed: true }),
  },
  notFound: 'VENDOR_NOT_FOUND',
  refusals: { TOO_MANY_INSTALMENTS: 'undone' },
  words: {
    where: 'los pagos',
    name: () => 'el plan de pagos',
    subject: () => 'El plan de pagos',
    object: () => 'el plan de pagos',
    removed: () => 'quitado el plan de pagos',
    fields: {
      instalments: about('el plan de pagos'),
      iban: about('el IBAN'),
      payee: about('el titular de la cuenta'),
      isVatIncluded: about('si el precio lleva IVA'),
    },
  },
})
