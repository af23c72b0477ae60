import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useState } from 'react'
import type { Quote } from '#contract/quote-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useBusiness } from '../../shared/session/use-business.ts'
import { dateInWords, instantInWords } from '../../shared/words/spanish-dates.ts'
import { EVENT_WORDS, STATE_WORDS } from './quote-words.ts'
import { closeQuote } from './quotes.actions.ts'

type StatusProps = { quote: Quote; email: string | null; plannerId: string }

/** The version that was sent, its address, and the couple's answers. */
export function QuoteStatus({ quote, email, plannerId }: StatusProps) {
  const { number, state, versions, isChanged, path, events } = quote
  const newest = versions.at(-1)
  const { mayEdit } = useBusiness()
  if (!newest) return null
  return (
    <section
      aria-label="Lo enviado"
      className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6"
    >
      <p className="wrap-anywhere">
        <strong className="font-strong">{STATE_WORDS[state]}</strong>
        {` · ${number}, versión ${newest.version}, enviada ${email ? `a ${email} ` : ''}el ${instantInWords(newest.sentAt)}. `}
        {state !== 'accepted' && `Vale hasta el ${dateInWords(newest.validUntil)}. `}
        {newest.openedAt && `Lo abrieron el ${instantInWords(newest.openedAt)}.`}
      </p>
      {isChanged && (
        <p className="text-sm text-ink-2">
          Lo de abajo ha cambiado desde que lo enviaste. La pareja no lo ve hasta que envíes otra versión.
        </p>
      )}
      {state === 'accepted' && mayEdit('books') && (
        <p>
          <RouterLink
            to="/app/planner/$pid/agreements/$requestId"
            params={{ pid: plannerId, requestId: quote.requestId }}
            className={buttonClass({ variant: 'primary' })}
          >
            Preparar el contrato
          </RouterLink>
        </p>
      )}
      {path && <Link path={path} requestId={quote.requestId} />}
      {events.length > 0 && (
        <ul aria-label="Lo que dicen" className="grid gap-3">
          {events.toReversed().map((event) => (
            <li key={event.id} className="rounded-control bg-surface-2 px-4 py-3 wrap-anywhere">
              <p className="text-sm">
                <strong className="font-strong">{EVENT_WORDS[event.kind]}</strong>
                {event.name && ` · ${event.name}`}
                {event.total !== null && ` · ${formatEuros(event.total)}`}
                <span className="text-ink-3"> · {instantInWords(event.at)}</span>
                {event.version !== newest.version && (
                  <span className="text-ink-3"> · versión {event.version}</span>
                )}
              </p>
              {event.words && <p className="mt-1 whitespace-pre-line">{event.words}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Link({ path, requestId }: { path: string; requestId: string }) {
  const [isAsking, setAsking] = useState(false)
  const address = `${location.origin}${path}`
  const close = useMutation({
    mutationFn: () => closeQuote(requestId),
    onSuccess: () => showToast('Enlace cerrado. Si lo envías otra vez, tendrá otra dirección.'),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-center gap-3 rounded-control bg-surface-2 px-3.5 py-2.5 text-sm">
        <span className="min-w-0 flex-1 truncate select-all">{address}</span>
        <CopyButton text={address} what="el enlace" />
        <a href={path} target="_blank" rel="noreferrer" className="link pointer-coarse:py-3">
          Abrir
        </a>
      </div>
      <p>
        <Button size="sm" variant="quiet" isPending={close.isPending} onPress={() => setAsking(true)}>
          Cerrar enlace
        </Button>
      </p>
      <FormError error={close.error} />
      <ConfirmDialog
        title="¿Cerrar el enlace?"
        description="La pareja no podrá abrir el presupuesto ni contestarlo. Esta dirección no vuelve."
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirmLabel="Cerrar enlace"
        onConfirm={() => {
          setAsking(false)
          close.mutate()
        }}
      />
    </div>
  )
}
