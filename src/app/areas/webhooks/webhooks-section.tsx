import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '#contract/webhooks.ts'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import type { OpenedWebhook } from './opened-webhook.ts'
import { stateOf, toldTo } from './webhook-words.ts'
import { webhooksQuery } from './webhooks.queries.ts'

const dialogs = loadedPart(() => import('./webhook-dialogs.tsx'))

/** 'Avisos a programas': every member sees which there are; who edits the wedding adds and removes them. */
export function WebhooksSection({ wedding }: { wedding: Wedding }) {
  const query = useQuery(webhooksQuery(wedding.id))
  const [opened, setOpened] = useState<OpenedWebhook | null>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  const mayEdit = wedding.access.wedding === 'edit'
  if (!mayEdit && !query.data?.length) return null
  return (
    <section aria-labelledby="avisos-a-programas" className="mt-9">
      <h2 id="avisos-a-programas" className="text-[1.375rem]">
        Avisos a programas
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-2">
        Una hoja de cálculo u otro programa puede enterarse al momento de lo que cambia en la boda. Recibe lo
        que ve quien lo añade, y deja de recibirlo si sale de la boda.
      </p>
      {query.isError && !query.data && (
        <NotLoadedLine isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 && (
        <p className="mt-3 text-sm text-ink-3">Ninguno: nada de la boda sale a otro programa.</p>
      )}
      <ul className="mt-2">
        {query.data?.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} mayEdit={mayEdit} onOpen={setOpened} />
        ))}
      </ul>
      {mayEdit && (
        <Button size="sm" className="mt-4" onPress={() => setOpened({ dialog: 'add' })}>
          Añadir programa
        </Button>
      )}
      {part && opened && (
        <part.WebhookDialogs wedding={wedding} opened={opened} webhooks={query.data ?? []} onClose={close} />
      )}
    </section>
  )
}

type WebhookRowProps = { webhook: Webhook; mayEdit: boolean; onOpen: (opened: OpenedWebhook) => void }

function WebhookRow({ webhook, mayEdit, onOpen }: WebhookRowProps) {
  const now = useCurrentTime()
  const { id: webhookId, name, host, isOwn } = webhook
  const { line, isWrong } = stateOf(webhook, now)
  return (
    <li
      data-row={webhookId}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-sm"
    >
      <span className="grid min-w-56 flex-1">
        <b className="text-base font-strong wrap-anywhere">{name}</b>
        <span className="text-ink-3 wrap-anywhere">{host}</span>
        <span className="text-ink-2 wrap-anywhere">{toldTo(webhook)}</span>
        <span className={cx('wrap-anywhere', isWrong ? 'font-strong text-ink' : 'text-ink-3')}>{line}</span>
      </span>
      {mayEdit && (
        <span data-never-kept className="flex flex-wrap items-center gap-x-3">
          {isOwn && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Ver avisos: ${name}`}
              onPress={() => onOpen({ dialog: 'log', webhookId })}
            >
              Ver avisos
            </Button>
          )}
          <Button
            size="sm"
            variant="danger"
            aria-label={`Quitar: ${name}`}
            onPress={() => onOpen({ dialog: 'remove', webhookId })}
          >
            Quitar
          </Button>
        </span>
      )}
    </li>
  )
}
