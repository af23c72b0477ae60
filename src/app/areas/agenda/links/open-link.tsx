import { useMutation } from '@tanstack/react-query'
import type { AgendaLink } from '#contract/agenda-links.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { refreshAgenda } from '../agenda.queries.ts'
import { Subscriptions } from './subscriptions.tsx'
import '../agenda.sentences.ts'

const LINK = 'link py-3 text-sm'

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
      {link.kind === 'calendar' ? (
        <Subscriptions address={address} />
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={LINK}
          aria-label={`Abrir el enlace de ${name}`}
        >
          Abrir
        </a>
      )}
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
