import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Agreement } from '#contract/agreement-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { templatesQuery } from '../tasks/templates/task-templates.queries.ts'
import { bookDeposit } from './agreements.actions.ts'

type DepositProps = { agreement: Agreement; weddingId: string | null }

/** The deposit of a signed agreement: what the couple has said, and the act that makes the wedding of it. */
export function DepositSection({ agreement, weddingId }: DepositProps) {
  const [isBooking, setBooking] = useState(false)
  const { deposit } = agreement
  if (!deposit) return null
  const { amount, concept, toldAt, bookedAt } = deposit
  return (
    <section aria-label="Reserva" className="mt-7 grid grid-cols-1 gap-3 border-t border-line pt-7">
      <h2 className="text-2xl">Reserva</h2>
      <p className="wrap-anywhere">
        <strong className="num font-strong">{formatEuros(amount)}</strong>
        {bookedAt
          ? ` · recibida y apuntada el ${instantInWords(bookedAt)}`
          : toldAt
            ? ` · dicen que ya la han pagado, el ${instantInWords(toldAt)}`
            : ' · por transferencia'}
        . Concepto: {concept}
      </p>
      {bookedAt ? (
        weddingId && (
          <p>
            <Link
              to="/app/couple/$wid"
              params={{ wid: weddingId }}
              className={buttonClass({ variant: 'primary' })}
            >
              Ir a la boda
            </Link>
          </p>
        )
      ) : (
        <p>
          <Button variant="primary" onPress={() => setBooking(true)}>
            Reserva recibida
          </Button>
        </p>
      )}
      {isBooking && (
        <DepositDialog
          agreement={agreement}
          hasWedding={weddingId !== null}
          onClose={() => setBooking(false)}
        />
      )}
    </section>
  )
}

type DialogProps = { agreement: Agreement; hasWedding: boolean; onClose: () => void }

function DepositDialog({ agreement, hasWedding, onClose }: DialogProps) {
  const { data = [] } = useQuery(templatesQuery)
  const { place } = useBusiness()
  // The wedding is made for the founder, who sees of the people's own templates only theirs.
  const templates = data.filter(
    ({ deletedAt, sharing }) => deletedAt === null && !(place && sharing?.isPrivate),
  )
  const [paidOn, setPaidOn] = useState<string | null>(dayInMadrid(new Date()))
  const [chosen, setChosen] = useState<string | null>(null)
  const { deposit, draft, requestId } = agreement
  const named = templates.find(({ id }) => id === deposit?.taskTemplateId)
  const only = templates.length === 1 ? templates[0] : undefined
  const template = chosen ?? (named ?? only)?.id ?? ''
  const book = async () => {
    await bookDeposit({ requestId, paidOn: paidOn!, taskTemplateId: template || null })
    onClose()
    showToast('Reserva apuntada. La boda está en tu panel y la pareja tiene su invitación.')
  }
  const form = useSubmission(book, {
    problems: () => ({ paidOn: paidOn ? null : 'Escribe el día en que llegó.' }),
  })
  return (
    <FormDialog
      title="Reserva recibida"
      submitLabel="Apuntar y crear la boda"
      pendingLabel="Apuntando"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <p>
        Apuntamos {formatEuros(deposit?.amount ?? 0)} en tus cuentas, con los demás pagos del contrato.{' '}
        {hasWedding ? 'La boda ya está: se usa esa.' : 'Creamos la boda con su fecha.'} Invitamos por correo a{' '}
        {draft.signers.length === 1 ? 'quien ha firmado' : 'quienes han firmado'}. Todo a la vez, o nada.
      </p>
      <DatePicker label="Día en que llegó" value={paidOn} onChange={setPaidOn} error={form.problems.paidOn} />
      {templates.length > 0 && (
        <Select
          label="Tareas"
          options={[
            { value: '', label: 'Sin plantilla' },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={template}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  )
}
