import { buttonClass } from '#ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'
import { FormStatus } from './form-messages.tsx'
import type { Recovery } from './new-password-page.tsx'

/** The password is saved; a moment later it leads back to the login (spec 4, 8). */
export function PasswordSavedPage({ recovery }: { recovery: Recovery }) {
  return (
    <AccountFrame screen="password-saved" title="Nueva contraseña">
      <div data-leads-to="/login">
        <FormStatus>{SAVED[recovery]}</FormStatus>
      </div>
      <p>
        <a href="/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Entrar
        </a>
      </p>
    </AccountFrame>
  )
}

const SAVED: Record<Recovery, string> = {
  page: 'Contraseña actualizada. Ya puedes iniciar sesión.',
  login: 'Contraseña actualizada. Ya puedes entrar con tu nueva contraseña.',
}
