import { useState } from 'react'
import { SITTING_MINUTES } from '#domain/operator/operators.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { openSitting } from './operator.actions.ts'

/** Asks for the second step of this sitting. */
export function SittingForm() {
  const [code, setCode] = useState('')
  const form = useSubmission(() => openSitting(code).finally(() => setCode('')), { fieldOf: 'code' })
  return (
    <form {...form.props()} className="grid max-w-80 gap-4.5">
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
        error={form.problems.code}
      />
      <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Comprobando">
        Entrar
      </Button>
    </form>
  )
}
