import { useId, useState } from 'react'
import type { OperatorAccount } from '#contract/operator-rows.ts'
import { SUSPENSION_CLAIM_MONTHS, SUSPENSION_REASON_MAX } from '#domain/operator/operators.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { FormError } from '../../shared/page/form-error.tsx'
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
  const formId = useId()
  const [unsaved, write] = useUnsaved(`suspension of ${account.id}`)
  const reason = unsaved ?? ''
  const [code, setCode] = useState('')
  const [hasTried, setTried] = useState(false)
  const { submit, isPending, error, form } = useSubmission<void>(async () => {
    onDone(await suspendAccount({ userId: account.id, reason, code }))
    write(null)
    onClose()
  })
  const isCodeWrong = error !== null && codeOf(error) === 'INVALID_CODE'
  return (
    <Dialog
      title="Suspender la cuenta"
      description={`${account.email}. Se cierran sus sesiones y no podrá entrar. No se elimina nada, y los demás miembros de sus bodas siguen igual.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
          <Button
            variant="danger-filled"
            type="submit"
            form={formId}
            isPending={isPending}
            pendingLabel="Suspendiendo"
          >
            Suspender y avisar
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (reason.trim() && code.trim()) submit()
        }}
      >
        <TextAreaField
          label="Por qué"
          description={`Le llega por correo, con cómo reclamar en ${SUSPENSION_CLAIM_MONTHS} meses.`}
          value={reason}
          onChange={(typed) => write(typed || null)}
          maxLength={SUSPENSION_REASON_MAX}
          rows={4}
          error={hasTried && !reason.trim() ? 'Escribe el motivo.' : null}
        />
        <TextField
          label="Código de verificación"
          description="El que tu app enseña ahora."
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={setCode}
          error={
            isCodeWrong ? messageFor(error) : hasTried && !code.trim() ? 'Escribe el código de tu app.' : null
          }
        />
        {!isCodeWrong && <FormError error={error} />}
      </form>
    </Dialog>
  )
}

function Lift({ account, onDone, onClose }: SuspendDialogProps) {
  const { submit, isPending, error } = useSubmission<void>(async () => {
    onDone(await liftSuspension(account.id))
    onClose()
  })
  return (
    <Dialog
      title="Levantar la suspensión"
      description={`${account.email} podrá entrar otra vez, y le avisamos por correo.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
          <Button variant="primary" isPending={isPending} pendingLabel="Levantando" onPress={() => submit()}>
            Levantar y avisar
          </Button>
        </>
      )}
    >
      <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{account.reason}</p>
      <FormError error={error} />
    </Dialog>
  )
}
