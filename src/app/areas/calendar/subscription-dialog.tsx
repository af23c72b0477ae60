import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarSubscription } from '#contract/calendar-subscription.ts'
import { subscriptionHref } from '#domain/agenda/calendar-subscription.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { InlineConfirm } from '../../shared/page/inline-confirm.tsx'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { subscriptionQuery } from './subscription.queries.ts'

/** 'Llevar a mi móvil': the address of the own calendar, and what it shows. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(subscriptionQuery)
  return (
    <Dialog
      title="Llevar a mi móvil"
      description="Una dirección solo tuya. Tu calendario la lee y se pone al día cada hora; nadie escribe desde fuera."
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      {query.data !== undefined ? (
        <Subscription subscription={query.data} />
      ) : query.isError ? (
        <NotLoadedLine isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  )
}

type Shown = Omit<CalendarSubscription, 'path' | 'createdAt'>

const USUAL: Shown = { showsWeddings: true, showsHolds: true, showsAppointments: true, showsClosures: false }

const CHOICES: { name: keyof Shown; label: string }[] = [
  { name: 'showsWeddings', label: 'Bodas' },
  { name: 'showsAppointments', label: 'Visitas, pruebas y reuniones' },
  { name: 'showsHolds', label: 'Fechas guardadas' },
  { name: 'showsClosures', label: 'Días cerrados' },
]

function Subscription({ subscription }: { subscription: CalendarSubscription | null }) {
  const [chosen, setChosen] = useState(USUAL)
  const saving = useMutation({
    mutationFn: (shown: Shown) => client.calendar.subscription.save(shown),
    onSuccess: keep,
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  const present = saving.isPending ? saving.variables : (subscription ?? chosen)
  const choose = (name: keyof Shown, isShown: boolean) => {
    const { showsWeddings, showsHolds, showsAppointments, showsClosures } = present
    const next = { showsWeddings, showsHolds, showsAppointments, showsClosures, [name]: isShown }
    if (subscription) saving.mutate(next)
    else setChosen(next)
  }
  return (
    <div className="grid gap-4">
      <div>
        {CHOICES.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            isSelected={present[name]}
            onChange={(isShown) => choose(name, isShown)}
          />
        ))}
      </div>
      {subscription ? (
        <Address path={subscription.path} />
      ) : (
        <Button
          variant="primary"
          isPending={saving.isPending}
          pendingLabel="Creando"
          onPress={() => saving.mutate(chosen)}
        >
          Crear mi dirección
        </Button>
      )}
      <p className="text-sm text-ink-3">Sin datos de invitados. Quien tenga la dirección la puede leer.</p>
    </div>
  )
}

const keep = (subscription: CalendarSubscription | null) =>
  queryClient.setQueryData(subscriptionQuery.queryKey, subscription)

function Address({ path }: { path: string }) {
  const address = `${window.location.origin}${path}`
  const [asked, ask] = useState<'renew' | 'close' | null>(null)
  const ending = useMutation({
    mutationFn: async (act: 'renew' | 'close') => {
      if (act === 'renew') return client.calendar.subscription.renew()
      await client.calendar.subscription.remove()
      return null
    },
    onSuccess: (subscription) => {
      keep(subscription)
      ask(null)
      showToast(subscription ? 'Tienes una dirección nueva.' : 'Tu dirección ya no vale.')
    },
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  if (asked)
    return (
      <InlineConfirm
        question="La dirección de ahora dejará de valer, también en tus calendarios. ¿Seguimos?"
        confirmLabel={asked === 'renew' ? 'Renovar' : 'Anular'}
        pendingLabel={asked === 'renew' ? 'Renovando' : 'Anulando'}
        isPending={ending.isPending}
        onConfirm={() => ending.mutate(asked)}
        onCancel={() => ask(null)}
      />
    )
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 rounded-control border border-control px-3 py-2">
        <span className="num min-w-0 flex-1 truncate font-strong select-all">{address}</span>
        <CopyButton text={address} what="la dirección de tu calendario" />
      </p>
      <p className="text-sm text-ink-2">¿La has enseñado sin querer? Renuévala y la vieja deja de valer.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => ask('renew')}>
          Renovar
        </Button>
        <Button size="sm" variant="danger" onPress={() => ask('close')}>
          Anular
        </Button>
        <a href={path} download="azahar.ics" className={buttonClass({ size: 'sm', className: 'ml-auto' })}>
          Bajar .ics
        </a>
        <a href={subscriptionHref(address)} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Abrir en mi calendario
        </a>
      </div>
    </div>
  )
}
