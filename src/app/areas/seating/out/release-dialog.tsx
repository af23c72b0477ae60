import { useMutation, useQuery } from '@tanstack/react-query'
import type { TableReleases } from '#domain/seating/table-release.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { tableReleaseQuery } from '../seating.queries.ts'
import { eventName } from './event-file.ts'
import { type ReleaseChoice, releaseChoices, releaseSaid } from './release-words.ts'

type ReleaseDialogProps = {
  weddingId: string
  /** The event whose tables are shown; `null` for the wedding itself. */
  eventId: string | null
  mayEdit: boolean
  onClose: () => void
}

const CARD =
  'grid gap-0.5 rounded-paper border border-line p-3.5 has-checked:border-primary has-checked:bg-surface-2 has-focus-visible:ring-2 has-focus-visible:ring-focus'

/** 'Que cada familia vea su mesa': when the page of each family says where its people sit at an event. */
export function ReleaseDialog({ weddingId, eventId, mayEdit, onClose }: ReleaseDialogProps) {
  const read = useQuery(tableReleaseQuery(weddingId))
  const event = eventName(weddingId, eventId)
  const save = useMutation({
    mutationFn: (chosen: ReleaseChoice) => {
      if (eventId !== null)
        return client.seating.release.setEvent({
          ...{ weddingId, eventId },
          shown: chosen === 'asWedding' ? null : chosen,
        })
      return client.seating.release.set({ weddingId, shown: chosen === 'asWedding' ? 'no' : chosen })
    },
    onSuccess: (answer) => queryClient.setQueryData(tableReleaseQuery(weddingId).queryKey, answer),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  const shown = save.isPending ? save.variables : read.data && choiceOf(read.data, eventId)
  const choose = (chosen: ReleaseChoice) => {
    const before = read.data && choiceOf(read.data, eventId)
    if (!mayEdit || !before || chosen === before) return
    save.mutate(chosen, {
      onSuccess: () =>
        showToast(releaseSaid(chosen, event), {
          action: { label: 'Deshacer', onAction: () => save.mutate(before) },
        }),
    })
  }
  return (
    <Dialog
      title={event === null ? 'Que cada familia vea su mesa' : `Que cada familia vea su mesa: ${event}`}
      description="En la página de su invitación, junto a lo que respondió. Solo su mesa, no la de los demás."
      isOpen
      closesOnScrim
      onOpenChange={(opens) => !opens && onClose()}
    >
      {shown && read.data ? (
        <RadioGroup label="Cuándo" value={shown} onChange={choose} className="grid gap-2.5">
          {releaseChoices(read.data, event).map(({ value, label, description }) => (
            <Radio key={value} value={value} className={CARD}>
              <span className="font-strong">{label}</span>
              <span className="text-sm text-ink-2">{description}</span>
            </Radio>
          ))}
        </RadioGroup>
      ) : read.isError ? (
        <ErrorState
          title="No hemos podido leerlo."
          detail={messageFor(read.error)}
          onRetry={() => read.refetch()}
          isRetrying={read.isFetching}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  )
}

const choiceOf = ({ shown, events }: TableReleases, eventId: string | null): ReleaseChoice =>
  eventId === null ? shown : (events.find((event) => event.eventId === eventId)?.shown ?? 'asWedding')
