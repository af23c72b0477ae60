import { useState } from 'react'
import type { Catering } from '#contract/catering.ts'
import { Button } from '#ui/button.tsx'
import { dayOf } from '#ui/catering/paper-heading.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { useAccess } from '../../shared/session/access.ts'
import type { CateringActions } from './catering.actions.ts'

type CateringLinkProps = { weddingId: string; link: Catering['link']; actions: CateringActions }

/** The link for the caterer, who needs no account: it shows what there is now, and what has changed. */
export function CateringLink({ weddingId, link, actions: { openLink, revokeLink } }: CateringLinkProps) {
  const [isAsking, setAsking] = useState(false)
  const seesTables = useAccess(weddingId, 'seating', 'view')
  return (
    <section aria-labelledby="enlace" className="grid gap-2">
      <h2 id="enlace" className="font-ui text-ui font-strong tracking-normal">
        Enlace para el catering
      </h2>
      <p className="text-sm text-ink-2">
        {link
          ? `Siempre al día, con lo que cambia marcado. ${link.openedAt ? `Visto el ${dayOf(link.openedAt)}.` : 'Sin abrir todavía.'}`
          : 'Una página con la hoja, sin cuenta. Cambia sola cuando cambian las respuestas.'}
      </p>
      {!seesTables ? (
        <p className="text-sm text-ink-2">El enlace enseña también las mesas: lo comparte quien las ve.</p>
      ) : link ? (
        link.path && <OpenLink path={link.path} onRevoke={() => setAsking(true)} />
      ) : (
        <Button
          data-edits
          onPress={() => openLink.mutate()}
          isPending={openLink.isPending}
          pendingLabel="Creando"
          className="justify-self-start"
        >
          Crear enlace
        </Button>
      )}
      <ConfirmDialog
        title="Anular el enlace"
        description="Quien lo tenga ya no podrá abrirlo. Si creas otro, tendrás que volver a enviarlo."
        confirmLabel="Anular enlace"
        pendingLabel="Anulando"
        isPending={revokeLink.isPending}
        onConfirm={() => revokeLink.mutate(undefined, { onSettled: () => setAsking(false) })}
        isOpen={isAsking}
        onOpenChange={setAsking}
      />
    </section>
  )
}

function OpenLink({ path, onRevoke }: { path: string; onRevoke: () => void }) {
  const address = `${window.location.origin}${path}`
  const message = `La hoja de catering, siempre al día: ${address}`
  return (
    <p data-never-kept className="flex flex-wrap items-center gap-x-4">
      <CopyButton text={address} what="el enlace del catering" />
      <a
        href={`https://wa.me/?${new URLSearchParams({ text: message })}`}
        target="_blank"
        rel="noreferrer"
        className="link py-3 text-sm"
      >
        WhatsApp
      </a>
      <a href={address} target="_blank" rel="noreferrer" className="link py-3 text-sm">
        Abrir
      </a>
      <Button data-edits variant="danger" size="sm" onPress={onRevoke}>
        Anular
      </Button>
    </p>
  )
}
