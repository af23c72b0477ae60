import { useState } from 'react'
import type { Quote } from '#contract/quote-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { sendQuote } from './quotes.actions.ts'

type SendDialogProps = {
  /** As it was saved a moment ago. */
  quote: Quote
  request: PlannerRequest
  onClose: () => void
}

/** Says what goes out and to whom, before it does. */
export function SendDialog({ quote, request, onClose }: SendDialogProps) {
  const { draft, versions } = quote
  // Without an address the planner gives them the link.
  const { email, eventDate } = request
  const [holds, setHolds] = useState(true)
  // The date of the request is held, which a quote for another day says nothing of.
  const canHold = eventDate !== null && eventDate === draft.eventDate && eventDate >= dayInMadrid(new Date())
  const send = async () => {
    await sendQuote(quote, canHold && holds)
    onClose()
    showToast(
      email ? `El presupuesto va de camino a ${email}.` : 'El presupuesto ya tiene su enlace: mándaselo tú.',
    )
  }
  const form = useSubmission(send)
  const { total } = quoteTotals(draft, tickedAtFirst(draft))
  return (
    <FormDialog
      title={versions.length === 0 ? 'Enviar presupuesto' : `Enviar la versión ${versions.length + 1}`}
      submitLabel="Enviar"
      pendingLabel="Enviando"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {draft.title}: {formatEuros(total)} con IVA. Vale{' '}
        {draft.validDays === 1 ? 'un día' : `${draft.validDays} días`}.
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {email
          ? `Lo enviamos a ${email} con tu marca y un enlace: `
          : 'No tenemos su email, así que te damos un enlace para que se lo mandes tú: '}
        lo leen, marcan lo que quieran y lo aceptan sin ninguna cuenta.
        {versions.length > 0 && ' El enlace que ya tienen enseña la versión nueva.'}
      </p>
      {canHold && (
        <Switch
          label={`Guardarles el ${dateInWords(eventDate)}`}
          description="Hasta que caduque. Si alguien más pide ese día, lo ves junto a su solicitud."
          isSelected={holds}
          onChange={setHolds}
        />
      )}
    </FormDialog>
  )
}
