import { useNavigate } from '@tanstack/react-router'
import { NewPasswordForm } from './new-password-form.tsx'

/** /reset-password-new, where the link of the mail leads. */
export function NewPasswordPage({ token }: { token: string }) {
  const navigate = useNavigate()
  return (
    <NewPasswordForm
      token={token}
      success="Contraseña actualizada. Ya puedes iniciar sesión."
      onDone={() => navigate({ to: '/login', replace: true })}
    />
  )
}
