import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SharedLink } from '#contract/shared-links.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { knownTo, linkName } from '../../shared/shared-links/shared-link-words.ts'
import { type LinkAct, useLinkChange } from '../../shared/shared-links/shared-links.actions.ts'
import { sharedLinksQuery } from '../../shared/shared-links/shared-links.queries.ts'
import { SharedLinkRow } from './shared-link-row.tsx'

type Asking = { act: LinkAct; links: readonly SharedLink[] }

/** 'Quién ve algo sin cuenta': every address that opens for who has it, with the way to renew it and to end it. */
export function SharedLinks({ weddingId }: { weddingId: string }) {
  const query = useQuery(sharedLinksQuery(weddingId))
  const [asking, setAsking] = useState<Asking | null>(null)
  const known = query.data?.filter(({ formerReaders }) => formerReaders.length > 0) ?? []
  const readers = [...new Set(known.flatMap(({ formerReaders }) => formerReaders))]
  const change = useLinkChange(weddingId, () => setAsking(null))
  return (
    <section aria-labelledby="sin-cuenta" className="mt-9">
      <h2 id="sin-cuenta" className="text-[1.375rem]">
        Quién ve algo sin cuenta
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-2">
        Estos enlaces los abre quien los tenga. Solo los ve quien edita su sección.
      </p>
      {query.isError && !query.data && (
        <ErrorState
          title="No hemos podido cargar los enlaces."
          detail={messageFor(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && (
        <p className="mt-3 text-sm text-ink-3">Nadie: no hay ningún enlace abierto.</p>
      )}
      {known.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-paper bg-surface-2 px-4 py-3 text-sm">
          <p className="min-w-56 flex-1 wrap-anywhere">
            {knownTo(readers)} {readers.length === 1 ? 'conoce' : 'conocen'}{' '}
            {known.length === 1 ? 'un enlace' : `${known.length} enlaces`} sin tener ya ese acceso.
          </p>
          <Button size="sm" onPress={() => setAsking({ act: 'renew', links: known })}>
            {known.length === 1 ? 'Renovarlo' : 'Renovarlos todos'}
          </Button>
        </div>
      )}
      <ul className="mt-2">
        {query.data?.map((link) => (
          <SharedLinkRow
            key={`${link.kind} ${link.id}`}
            weddingId={weddingId}
            link={link}
            onAsk={(act) => setAsking({ act, links: [link] })}
          />
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title={`${asking.act === 'renew' ? '¿Renovar' : '¿Terminar'} ${inSpanishList(asking.links.map((link) => lowered(linkName(link))))}?`}
          description={WHAT_HAPPENS[asking.act]}
          confirmLabel={asking.act === 'renew' ? 'Renovar' : 'Terminar'}
          pendingLabel={asking.act === 'renew' ? 'Renovando' : 'Terminando'}
          isPending={change.isPending}
          onConfirm={() => change.mutate({ act: asking.act, links: asking.links })}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        />
      )}
    </section>
  )
}

const WHAT_HAPPENS: Record<LinkAct, string> = {
  renew:
    'La dirección de antes dejará de abrirse y habrá que enviar la nueva a quien la necesite. Las respuestas se quedan.',
  end: 'Dejará de abrirse ahora mismo, para todo el mundo. Lo que haya dentro y las respuestas se quedan.',
}

const lowered = (name: string) => name.charAt(0).toLocaleLowerCase('es') + name.slice(1)
