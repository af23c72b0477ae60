import { ACCOUNT_RECOVERY_DAYS } from '#domain/accounts/account-deletion.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { buttonClass } from '#ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'
import { FORMS } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

/** A sign-in into an account that waits for its deletion leads here; two plain forms. */
export function RecoverAccountPage({ dueAt }: { dueAt: Date }) {
  return (
    <AccountFrame
      screen="recover-account"
      title="Tu cuenta sigue aquí"
      lead={`La eliminaste, y hasta el ${spanishDayAt(dueAt)} puedes volver. Son ${ACCOUNT_RECOVERY_DAYS} días desde que la eliminaste.`}
    >
      <p className="text-ui">
        Si la recuperas, todo vuelve a estar como lo dejaste: tus bodas, tus archivos y tus mensajes.
      </p>
      <form method="post" action={FORMS.recoverAccount} className="grid">
        <SubmitButton pending="Recuperando">Recuperar mi cuenta</SubmitButton>
      </form>
      <form method="post" action={FORMS.signOut} className="grid">
        <button type="submit" className={buttonClass({ size: 'lg', className: 'w-full' })}>
          Salir sin recuperarla
        </button>
      </form>
    </AccountFrame>
  )
}
