import { type FormEvent, useState } from 'react'
import { SITTING_MINUTES } from '#domain/operator/operators.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { openSitting } from './operator.actions.ts'

/** Asks for the second step of this sitting. */
export function SittingForm() {
  const [code, setCode] = useState('')
  const { submit, isPending, error, form } = useSubmission<void>(() => openSitting(code))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit().then(() => setCode(''))
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-80 gap-4.5">
      <h1 className="text-d4">Escribe tu código</h1>
      <p className="text-ink-2">
        Operación pide la verificación en dos pasos cada vez que entras, y otra vez a los {SITTING_MINUTES}{' '}
        minutos.
      </p>
      <TextField
        label="Código de verificación"
        description="El que tu app enseña ahora."
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        value={code}
        onChange={setCode}
        error={error ? messageFor(error) : null}
      />
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Comprobando">
        Entrar
      </Button>
    </form>
  )
}
