import { useMutation, useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { Button } from '#ui/button.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { requestPasswordReset } from '../../shared/session/auth.ts'
import { api } from '../../sync/api.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** 'Cambiar contraseña' sends the mail with the link to choose another one (spec 2); the form needs none. */
export function PasswordSection({ email }: { email: string }) {
  const { data: factors } = useQuery(api.access.factors.queryOptions())
  const hasNone = factors?.hasPassword === false
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => requestPasswordReset(email),
  })
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-8">
      <h2 id="contrasena">Contraseña</h2>
      <p className="text-ink-2">
        {hasNone
          ? `Tu cuenta no tiene contraseña. Si quieres una, te enviaremos un enlace a ${email} para que la elijas.`
          : `Te enviaremos un enlace a ${email} para que elijas otra.`}
      </p>
      <Button icon={KeyRound} onPress={() => mutate()} isPending={isPending} pendingLabel="Enviando">
        {hasNone ? 'Crear contraseña' : 'Cambiar contraseña'}
      </Button>
      <div role="status" className="text-sm text-ink empty:hidden">
        {isSuccess &&
          (hasNone
            ? 'Te hemos enviado un enlace para elegir tu contraseña.'
            : 'Te hemos enviado un enlace para restablecer tu contraseña.')}
      </div>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {messageFor(error)}
        </p>
      )}
      {factors && !hasNone && <ChangePasswordForm email={email} asksCode={factors.hasTwoFactor} />}
    </section>
  )
}
