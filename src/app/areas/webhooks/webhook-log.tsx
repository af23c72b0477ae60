import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { instantInWords, whenInWords } from '../../shared/words/spanish-dates.ts'
import { refresh } from '../../sync/live/refresh.ts'
import { WebhookForm } from './webhook-form.tsx'
import { durationInWords, eventName, outcomeOf, stateOf } from './webhook-words.ts'
import { rotateSecret, updateWebhook, useSending } from './webhooks.actions.ts'
import { deliveriesQuery, webhooksQuery } from './webhooks.queries.ts'

type WebhookLogProps = {
  wedding: Wedding
  webhook: Webhook
  onSecret: (secret: string) => void
  onClose: () => void
}

/** The deliveries to a program of one's own, and all that is done to it but its end. */
export function WebhookLog({ wedding, webhook, onSecret, onClose }: WebhookLogProps) {
  const [asked, setAsked] = useState<'change' | 'rotate' | null>(null)
  const now = useCurrentTime()
  if (asked === 'change') {
    return <WebhookForm wedding={wedding} webhook={webhook} onClose={() => setAsked(null)} />
  }
  if (asked === 'rotate') {
    return <RotateSecret {...{ wedding, webhook, onSecret }} onClose={() => setAsked(null)} />
  }
  return (
    <Dialog
      title={webhook.name}
      description={stateOf(webhook, now).line}
      width="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className="text-sm wrap-anywhere text-ink-3">{webhook.url}</p>
      {webhook.formerUntil && Date.parse(webhook.formerUntil) > now.getTime() && (
        <p className="mt-1 text-sm text-ink-2">
          El secreto de antes vale hasta el {instantInWords(webhook.formerUntil)}.
        </p>
      )}
      <Acts wedding={wedding} webhook={webhook} onAsk={setAsked} />
      <Deliveries weddingId={wedding.id} webhook={webhook} now={now} />
    </Dialog>
  )
}

type ActsProps = { wedding: Wedding; webhook: Webhook; onAsk: (asked: 'change' | 'rotate') => void }

function Acts({ wedding, webhook, onAsk }: ActsProps) {
  const { test } = useSending({ weddingId: wedding.id, webhookId: webhook.id })
  const turning = useMutation({
    mutationFn: () => updateWebhook(wedding.id, webhook.id, { isOn: !webhook.isOn }),
    onSuccess: ({ isOn }) => showToast(isOn ? 'Avisos encendidos.' : 'Avisos apagados.'),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {webhook.isOn && (
        <Button
          size="sm"
          variant="primary"
          isPending={test.isPending}
          pendingLabel="Probando"
          onPress={() => test.mutate()}
        >
          Probar
        </Button>
      )}
      {webhook.offReason !== 'secret' && (
        <Button
          size="sm"
          variant={webhook.isOn ? 'quiet' : 'primary'}
          isPending={turning.isPending}
          onPress={() => turning.mutate()}
        >
          {webhook.isOn ? 'Apagar' : 'Encender'}
        </Button>
      )}
      <Button size="sm" variant="quiet" onPress={() => onAsk('change')}>
        Cambiar
      </Button>
      <Button size="sm" variant="quiet" onPress={() => onAsk('rotate')}>
        Renovar el secreto
      </Button>
    </p>
  )
}

function RotateSecret({ wedding, webhook, onSecret, onClose }: WebhookLogProps) {
  const rotate = useMutation({
    mutationFn: () => rotateSecret(wedding.id, webhook.id),
    onSuccess: ({ secret }) => onSecret(secret),
  })
  return (
    <ConfirmDialog
      title="¿Renovar el secreto?"
      description="Durante un día firmamos con el de antes y con el nuevo, para que te dé tiempo a cambiarlo en el programa. Después, el de antes ya no vale."
      confirmLabel="Renovar"
      pendingLabel="Renovando"
      isPending={rotate.isPending}
      error={rotate.error && messageFor(rotate.error)}
      onConfirm={() => rotate.mutate()}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}

function Deliveries({ weddingId, webhook, now }: { weddingId: string; webhook: Webhook; now: Date }) {
  const query = useQuery(deliveriesQuery(weddingId, webhook.id))
  const newest = query.data?.[0]
  const outcome = newest && `${newest.id} ${newest.status} ${newest.attempts}`
  // The line above says how the receiver does, which follows from what became of the newest.
  useEffect(() => {
    if (outcome) void refresh(webhooksQuery(weddingId).queryKey)
  }, [outcome, weddingId])
  const { resend } = useSending({ weddingId, webhookId: webhook.id })
  const failed = query.data?.filter(({ status }) => status === 'failed').length ?? 0
  return (
    <section aria-labelledby="avisos-enviados" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id="avisos-enviados" className="flex-1 text-d4">
          Últimos avisos
        </h3>
        {webhook.isOn && failed > 0 && (
          <Button
            size="sm"
            isPending={resend.isPending}
            pendingLabel="Enviando"
            onPress={() => resend.mutate(null)}
          >
            Enviar de nuevo los que fallaron
          </Button>
        )}
      </div>
      {query.isError && !query.data && (
        <NotLoadedLine isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <SkeletonRows rows={2} />}
      {query.data?.length === 0 && (
        <p className="mt-2 text-sm text-ink-3">Ninguno todavía. Pulsa «Probar» para enviar el primero.</p>
      )}
      <ul className="mt-1">
        {query.data?.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            now={now}
            onResend={webhook.isOn && delivery.attempts > 0 ? () => resend.mutate(delivery.id) : null}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-3">Se guardan 30 días, sin lo que decía cada aviso.</p>
    </section>
  )
}

type DeliveryRowProps = { delivery: WebhookDelivery; now: Date; onResend: (() => void) | null }

function DeliveryRow({ delivery, now, onResend }: DeliveryRowProps) {
  const { at, lastAt, nextAt, attempts, durationMs, status } = delivery
  const facts = [
    relativeTime(lastAt ?? at, now),
    attempts > 1 ? `${attempts} intentos` : null,
    durationMs === null ? null : durationInWords(durationMs),
    status === 'waiting' && attempts > 0 && nextAt
      ? `próximo intento, ${whenInWords(new Date(nextAt), now)}`
      : null,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm">
      <span className="grid min-w-48 flex-1">
        <b className="font-strong">{eventName(delivery)}</b>
        <span className={status === 'failed' ? 'text-danger' : 'text-ink-2'}>{outcomeOf(delivery)}</span>
        <span className="num text-ink-3">{facts.filter(Boolean).join(', ')}</span>
      </span>
      {onResend && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Enviar de nuevo: ${eventName(delivery)}`}
          onPress={onResend}
        >
          Enviar de nuevo
        </Button>
      )}
    </li>
  )
}
