import { formatIban } from '#domain/budget/iban.ts'
import type { PaymentPlan } from '#domain/payments/payments.ts'
import { client } from '../../sync/api.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchPart, readPayments, refreshPayments } from './payments.queries.ts'
import './payments.sentences.ts'

/** The parts of how a vendor is paid that can be changed. */
export type PlanParts = Pick<PaymentPlan, 'instalments' | 'iban' | 'payee' | 'isVatIncluded'>

/** `parts` are those that the person has changed and the server does not have yet; they are saved together. */
export type SeenPlan = PaymentPlan & { parts?: Partial<PlanParts> }

/** A plan as the person sees it. */
export const seenPlan = (plan: SeenPlan): SeenPlan => ({ ...plan, ...plan.parts })

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * As the server has them now, with the parts that another has changed and a late edit replaces. The server merges
 * instalments one by one, so that no question about them is asked.
 */
async function readPlans(weddingId: string, item: SeenPlan, edit: Edit<SeenPlan>): Promise<SeenPlan[]> {
  const mine = edit.value as Partial<PlanParts>
  return (await readPayments(weddingId)).plans.map((plan) => {
    const replaced = ACCOUNT.filter(
      (name) => name in mine && !isSame(plan[name], item[name]) && !isSame(plan[name], mine[name]),
    )
    const theirs = Object.fromEntries(replaced.map((name) => [name, plan[name]]))
    return {
      ...plan,
      ...((replaced.length > 0 ? { parts: theirs } : item.parts && { parts: item.parts }) ?? {}),
    }
  })
}

const ACCOUNT = ['iban', 'payee', 'isVatIncluded'] as const

function accountInWords({ iban, payee, isVatIncluded }: Partial<PlanParts>): string {
  const vat = isVatIncluded === null ? 'IVA sin saber' : isVatIncluded ? 'con IVA' : 'sin IVA'
  return [
    iban !== undefined && (iban ? `IBAN ${formatIban(iban)}` : 'sin IBAN'),
    payee !== undefined && (payee ? `titular ${payee}` : 'sin titular'),
    isVatIncluded !== undefined && vat,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The person's own changes to how vendors are paid. A plan is there with its vendor: it is changed, and nothing else. */
export const planChanges = createEditableList<SeenPlan, string, 'parts'>({
  area: 'payment plan',
  read: readPlans,
  patch: (weddingId, patch) => patchPart(weddingId, 'plans', patch),
  refresh: refreshPayments,
  requests: {
    add: (_, plan) => Promise.resolve({ createdAt: '', ...plan }),
    edit(weddingId, { item, value }, options) {
      const parts = value as Partial<PlanParts>
      const from = parts.instalments && { instalments: item.instalments }
      return client.payments.savePlan({ weddingId, vendorId: item.id, ...parts, from }, options)
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
      parts: {
        act: () => 'guardar el plan de pagos',
        about: () => 'el plan de pagos',
        reads: accountInWords,
      },
    },
  },
})
