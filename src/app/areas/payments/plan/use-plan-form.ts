import { useState } from 'react'
import { formatIban, readIban } from '#domain/budget/iban.ts'
import { toCents } from '#domain/budget/money.ts'
import { undistributedCents } from '#domain/payments/instalment-amounts.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { savePlan } from '../payments.actions.ts'
import type { PaymentsPlace } from '../payments-place.ts'
import type { PaidVendor } from '../use-payments.ts'
import { draftsOf, type InstalmentDraft, readDrafts } from './instalment-drafts.ts'

export type PlanFormProps = { of: PaidVendor; place: PaymentsPlace; onClose: () => void }

export type PlanFields = { drafts: InstalmentDraft[]; iban: string; payee: string; vat: Vat }

export type Vat = 'in' | 'out' | 'unknown'

/** The form of a plan: what is typed in it outlives the dialog until it is saved or given up. */
export function usePlanForm({ of: { vendor, plan }, place, onClose }: PlanFormProps) {
  const [typed, type] = useUnsavedForm<PlanFields>(`plan ${plan.id}`)
  const fields: PlanFields = {
    drafts: draftsOf(plan.instalments),
    iban: plan.iban ? formatIban(plan.iban) : '',
    payee: plan.payee ?? '',
    vat: plan.isVatIncluded === null ? 'unknown' : plan.isVatIncluded ? 'in' : 'out',
    ...typed,
  }
  const [isTried, setTried] = useState(false)
  const costCents = toCents(vendor.cost ?? 0)
  const drafts = readDrafts(fields.drafts)
  const undistributed = undistributedCents(drafts.instalments, costCents)
  const iban = readIban(fields.iban)
  const isIbanWrong = fields.iban.trim() !== '' && iban === null
  const close = () => {
    type(null)
    onClose()
  }
  function save() {
    setTried(true)
    if (drafts.hasProblem || isIbanWrong) return
    savePlan(place.weddingId, plan, {
      instalments: drafts.instalments,
      iban,
      payee: fields.payee.trim() || null,
      isVatIncluded: fields.vat === 'unknown' ? null : fields.vat === 'in',
    })
    close()
  }
  return { fields, type, isTried, costCents, drafts, undistributed, isIbanWrong, save, close }
}
