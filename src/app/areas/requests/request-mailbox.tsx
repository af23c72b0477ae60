import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { closeMailbox, renewMailbox } from './requests.actions.ts'
import { mailboxQuery } from './requests.queries.ts'

/** The address to which a planner forwards what couples write; nothing where the installation receives no mails. */
export function RequestMailbox() {
  const { data: mailbox } = useQuery(mailboxQuery)
  const [isPending, setPending] = useState(false)
  const section = useRef<HTMLElement>(null)
  if (!mailbox?.isOffered) return null
  const act = async (change: () => Promise<void>, done: string) => {
    setPending(true)
    try {
      await change()
      // The button that was pressed goes, and the focus with it.
      section.current?.focus()
      showToast(done)
    } catch (error) {
      showToast(`No hemos podido cambiar la dirección. ${messageFor(error)}`, { tone: 'failed' })
    }
    setPending(false)
  }
  const { address } = mailbox
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Reenviar correos"
      className="grid gap-2 border-y border-line py-4 text-sm"
    >
      {address ? (
        <>
          <p>
            ¿Te han escrito un correo? Reenvíalo a esta dirección, a mano o con una regla de tu correo, y la
            solicitud aparece aquí con lo que diga. Guárdala para ti: quien la tenga puede añadirte
            solicitudes.
          </p>
          <p className="num wrap-anywhere">{address}</p>
          <p className="-ml-3 flex flex-wrap gap-1">
            <CopyButton text={address} what="la dirección" look="quiet" />
            <Button
              variant="quiet"
              isDisabled={isPending}
              onPress={() =>
                void act(renewMailbox, 'Tienes una dirección nueva. La de antes ya no funciona.')
              }
            >
              Cambiar dirección
            </Button>
            <Button
              variant="quiet"
              isDisabled={isPending}
              onPress={() => void act(closeMailbox, 'La dirección ya no funciona.')}
            >
              Quitar dirección
            </Button>
          </p>
        </>
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          ¿Te escriben por correo? Ten una dirección a la que reenviarlos.
          <Button
            isDisabled={isPending}
            onPress={() => void act(renewMailbox, 'Ya tienes dirección. Reenvía ahí los correos.')}
          >
            Tener una dirección
          </Button>
        </p>
      )}
    </section>
  )
}
