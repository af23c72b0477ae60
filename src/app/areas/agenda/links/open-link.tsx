import { useMutation } from '@tanstack/react-query'
import type { AgendaLink } from '#contract/agenda-links.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { messageFor } from '../../../lib/error-messages.ts'
import { refreshAgenda } from '../agenda.queries.ts'

/** A link that exists: copied, opened or revoked. */
export function OpenLink({ weddingId, link, name }: { weddingId: string; link: AgendaLink; name: string }) {
  const address = `${window.location.origin}${link.path}`
  const revocation = useMutation({
    mutationFn: () => client.agenda.links.revoke({ weddingId, linkId: link.id }),
    onSuccess: () => showToast(`El enlace de ${name} ya no vale.`),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: () => refreshAgenda(weddingId),
  })
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <CopyButton text={address} what={`el enlace de ${name}`} />
      <a
        href={link.kind === 'calendar' ? address.replace(/^https?:/, 'webcal:') : address}
        target={link.kind === 'calendar' ? undefined : '_blank'}
        rel="noreferrer"
        className="link py-3 text-sm"
        aria-label={link.kind === 'calendar' ? 'Suscribirse al calendario' : `Abrir el enlace de ${name}`}
      >
        {link.kind === 'calendar' ? 'Suscribirse' : 'Abrir'}
      </a>
      <Button
        variant="danger"
        size="sm"
        aria-label={`Anular el enlace de ${name}`}
        isPending={revocation.isPending}
        onPress={() => revocation.mutate()}
      >
        Anular
      </Button>
    </span>
  )
}
