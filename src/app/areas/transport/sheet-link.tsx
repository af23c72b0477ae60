import { useState } from 'react'
import type { BusSheet } from '#contract/transport-sheet.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { InlineConfirm } from '../../shared/page/inline-confirm.tsx'
import { useSheetLink } from './sheet.actions.ts'
import { dayOf } from './sheet-words.ts'

type SheetLinkProps = { weddingId: string; link: BusSheet['link'] }

/** The link for who drives, without an account: it shows what there is now, and what has changed. */
export function SheetLink({ weddingId, link }: SheetLinkProps) {
  const { open, revoke } = useSheetLink(weddingId)
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="enlace-conductor" className="grid gap-2 border-t border-line pt-4">
      <h3 id="enlace-conductor" className="font-ui text-ui font-strong tracking-normal">
        Enlace para el conductor
      </h3>
      <p className="text-sm text-ink-2">
        {link
          ? `Siempre al día, con lo que cambia marcado. ${link.openedAt ? `Visto el ${dayOf(link.openedAt)}.` : 'Sin abrir todavía.'}`
          : 'Una página con la hoja, sin cuenta, que se imprime en A4. Cambia sola cuando cambian las respuestas.'}
      </p>
      {!link && (
        <Button
          onPress={() => open.mutate()}
          isPending={open.isPending}
          pendingLabel="Creando"
          className="justify-self-start"
        >
          Crear enlace
        </Button>
      )}
      {link?.path && !isAsking && <OpenLink path={link.path} onRevoke={() => setAsking(true)} />}
      {isAsking && link && (
        <InlineConfirm
          question="Quien lo tenga ya no podrá abrirlo. Si creas otro, tendrás que volver a enviarlo."
          confirmLabel="Anular enlace"
          pendingLabel="Anulando"
          isPending={revoke.isPending}
          onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function OpenLink({ path, onRevoke }: { path: string; onRevoke: () => void }) {
  const address = `${window.location.origin}${path}`
  const message = `Los autobuses de la boda, siempre al día: ${address}`
  return (
    <p data-never-kept className="flex flex-wrap items-center gap-x-4">
      <CopyButton text={address} what="el enlace del conductor" />
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
      <Button variant="danger" size="sm" onPress={onRevoke}>
        Anular
      </Button>
    </p>
  )
}
