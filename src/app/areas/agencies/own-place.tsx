import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyWedding, OwnPlace as Place } from '#contract/agencies.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { Absences } from './absences.tsx'
import { leaveAgency } from './agencies.actions.ts'
import { placeQuery } from './agencies.queries.ts'
import { BringWeddings } from './bring-weddings.tsx'
import { dayWindowInWords } from './day-window-words.ts'
import { KIND_ICONS, KIND_NAMES, ROLE_NAMES, shownDate } from './team-words.ts'

type OwnPlaceProps = { agencyId: string; onLeft: () => void }

/** The own weddings in an agency of others, and the way out of it. */
export function OwnPlace({ agencyId, onLeft }: OwnPlaceProps) {
  const query = useQuery(placeQuery(agencyId))
  const place = query.data
  const { id: userId } = useProfile()
  if (query.isError && !place)
    return (
      <ErrorState
        title="No hemos podido cargar el equipo."
        detail={messageFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  if (!place) return <SkeletonRows className="mt-6" />
  return (
    <>
      <p className="mt-6 text-ink-2">
        {ROLE_NAMES[place.role]} en {place.name}, el equipo de {place.founderName || 'Usuario'}.
      </p>
      {place.weddings.length > 0 ? (
        <ul aria-label="Tus bodas en el equipo" className="mt-3 max-w-160">
          {place.weddings.map((wedding) => (
            <OwnWedding key={wedding.id} wedding={wedding} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-ink-3">Todavía no tienes ninguna boda asignada.</p>
      )}
      <BringWeddings place={place} />
      <div className="mt-6 max-w-100">
        <Absences
          of={{ agencyId, userId, isOwner: false }}
          title="Tus días libres"
          absences={place.absences}
        />
      </div>
      <LeaveAgency place={place} onLeft={onLeft} />
    </>
  )
}

function OwnWedding({ wedding }: { wedding: AgencyWedding }) {
  const kind = wedding.assignments[0]?.kind
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <p className="min-w-0 flex-1">
        <em className="block font-serif text-[1.45rem] leading-tight wrap-anywhere">{wedding.name}</em>
        <span className="num block text-sm text-ink-3">{shownDate(wedding)}</span>
        {kind === 'day' && wedding.day && (
          <span className="block text-sm text-ink-2">{dayWindowInWords(wedding.day, wedding.timeZone)}</span>
        )}
      </p>
      {kind && (
        <span className="inline-flex items-center gap-1.5 text-sm">
          <Icon of={KIND_ICONS[kind]} size="sm" />
          {KIND_NAMES[kind]}
        </span>
      )}
    </li>
  )
}

/** 'Salir del equipo', which is asked first. */
export function LeaveAgency({ place, onLeft }: { place: Pick<Place, 'id' | 'name'>; onLeft: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => leaveAgency(place.id),
    onSuccess: () => {
      showToast(`Ya no estás en el equipo de ${place.name}.`)
      onLeft()
    },
  })
  return (
    <p className="mt-6 -ml-3">
      <Button variant="danger" onPress={() => setAsking(true)}>
        Salir del equipo
      </Button>
      <ConfirmDialog
        title={`¿Salir del equipo de ${place.name}?`}
        description="Dejas de ver ahora mismo las bodas que te asignaron. Lo que hayas hecho en ellas se queda. Tus plantillas y proveedores que nadie más ve pasan a tu negocio. Para volver hace falta otra invitación."
        confirmLabel="Salir del equipo"
        pendingLabel="Saliendo"
        onConfirm={() => leave.mutate()}
        isPending={leave.isPending}
        error={leave.error && messageFor(leave.error)}
        isOpen={isAsking}
        onOpenChange={setAsking}
      />
    </p>
  )
}
