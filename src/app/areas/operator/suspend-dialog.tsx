import { useState } from 'react'
import type { OperatorAccount } from '#contract/operator-rows.ts'
import { SUSPENSION_CLAIM_MONTHS, SUSPENSION_REASON_MAX } from '#domain/operator/operators.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { liftSuspension, suspendAccount } from './operator.actions.ts'

type SuspendDialogProps = {
  account: OperatorAccount
  onDone: (account: OperatorAccount) => void
  onClose: () => void
}

/** Suspends an account with a reason and the second factor, or lifts its suspension. */
export function SuspendDialog(props: SuspendDialogProps) {
  return props.account.suspendedAt ? <Lift {...props} /> : <Suspend {...props} />
}

function Suspend({ account, onDone, onClose }: SuspendDialogProps) {
  const [unsaved, write] = useUnsaved(`suspension of ${account.id}`)
  const reason = unsaved ?? ''
  const [code, setCode] = useState('')
  const send = async () => {
    onDone(await suspendAccount({ userId: account.id, reason, code }))
    write(null)
    onClose()
  }
  const form = useSubmission(send, {
    problems: () => ({
      reason: reason.trim() ? null : 'Escribe el motivo.',
      code: code.trim() ? null : 'Escribe el código de tu app.',
    }),
    fieldOf: { INVALID_CODE: 'code' },
  })
  return (
    <FormDialog
      title="Suspender la cuenta"
      description={`${account.email}. Se cierran sus sesiones y no podrá entrar. No se elimina nada, y los demás miembros de sus bodas siguen igual.`}
      cancelLabel="Volver"
      submitLabel="Suspender y avisar"
      pendingLabel="Suspendiendo"
      variant="danger-filled"
      form={form}
      onGiveUp={() => write(null)}
      onClose={onClose}
      className="grid gap-4.5"
    >
      <TextAreaField
        label="Por qué"
        description={`Le llega por correo, con cómo reclamar en ${SUSPENSION_CLAIM_MONTHS} meses.`}
        value={reason}
        onChange={(typed) => write(typed || null)}
        maxLength={SUSPENSION_REASON_MAX}
        rows={4}
        error={form.problems.reason}
      />
      <TextField
        label="Código de verificación"
        description="El que tu app enseña ahora."
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        error={form.problems.code}
      />
    </FormDialog>
  )
}

function Lift({ account, onDone, onClose }: SuspendDialogProps) {
  const form = useSubmission(async () => {
    onDone(await liftSuspension(account.id))
    onClose()
  })
  return (
    <FormDialog
      title="Levantar la suspensión"
      description={`${account.email} podrá entrar otra vez, y le avisamos por correo.`}
      closesOnScrim
      cancelLabel="Volver"
      submitLabel="Levantar y avisar"
      pendingLabel="Levantando"
      form={form}
      onGiveUp={null}
      onClose={onClose}
      className=""
    >
      <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{account.reason}</p>
    </FormDialog>
  )
}
