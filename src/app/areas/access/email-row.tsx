import { useMutation, useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import type { EmailChange } from '#contract/access.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { keepEmail } from './access.actions.ts'
import { emailChangeQuery } from './access.queries.ts'

const dialog = loadedPart(() => import('./email-dialog.tsx'))

/** The address of the account, and the one that waits for being confirmed in both mailboxes. */
export function EmailRow() {
  const { email } = useProfile()
  const { data: change } = useQuery(emailChangeQuery())
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useOpenedPart(dialog, isOpen, close)
  const cancel = useMutation({ networkMode: 'always', mutationFn: keepEmail })
  return (
    <>
      <SettingsRow
        icon={Mail}
        title="Email"
        line={change ? `${email}. ${waitingFor(change, email)}` : email}
        action={
          change ? (
            <Button
              variant="quiet"
              onPress={() => cancel.mutate()}
              isPending={cancel.isPending}
              pendingLabel="Cancelando"
            >
              Cancelar el cambio
            </Button>
          ) : (
            <Button onPress={() => setOpen(true)}>Cambiar email</Button>
          )
        }
      />
      {part && isOpen && <part.EmailDialog onClose={close} />}
    </>
  )
}

function waitingFor({ newEmail, isOldConfirmed, isNewConfirmed }: EmailChange, email: string): string {
  if (isOldConfirmed) return `Cambiará a ${newEmail} cuando lo confirmes desde ese correo.`
  if (isNewConfirmed) return `Cambiará a ${newEmail} cuando lo confirmes desde ${email}.`
  return `Cambiará a ${newEmail} cuando lo confirmes desde los dos correos.`
}
