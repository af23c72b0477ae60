import { useMutation, useQuery } from '@tanstack/react-query'
import type { TableRelease } from '#domain/seating/table-release.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { tableReleaseQuery } from '../seating.queries.ts'

type ReleaseDialogProps = { weddingId: string; mayEdit: boolean; onClose: () => void }

const CHOICES: readonly { value: TableRelease; label: string; description: string }[] = [
  { value: 'no', label: 'No', description: 'Nadie la ve en su enlace.' },
  {
    value: 'day',
    label: 'El día de la boda',
    description: 'Cada familia la ve ese día, en su página. En la preboda, el día de la preboda.',
  },
  {
    value: 'now',
    label: 'Ahora',
    description: 'La ve quien abra su enlace. Si cambias a alguien de mesa, su página cambia también.',
  },
]

const SAID: Record<TableRelease, string> = {
  no: 'Las familias ya no ven su mesa.',
  day: 'Cada familia verá su mesa el día de la boda.',
  now: 'Cada familia ve ya su mesa en su enlace.',
}

const CARD =
  'grid gap-0.5 rounded-paper border border-line p-3.5 has-checked:border-primary has-checked:bg-surface-2 has-focus-visible:ring-2 has-focus-visible:ring-focus'

/** 'Que cada familia vea su mesa': when the page of each family says where its people sit. */
export function ReleaseDialog({ weddingId, mayEdit, onClose }: ReleaseDialogProps) {
  const read = useQuery(tableReleaseQuery(weddingId))
  const save = useMutation({
    mutationFn: (shown: TableRelease) => client.seating.release.set({ weddingId, shown }),
    onSuccess: (answer) => queryClient.setQueryData(tableReleaseQuery(weddingId).queryKey, answer),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  const shown = save.isPending ? save.variables : read.data?.shown
  const choose = (chosen: TableRelease) => {
    const before = read.data?.shown
    if (!mayEdit || !before || chosen === before) return
    save.mutate(chosen, {
      onSuccess: () =>
        showToast(SAID[chosen], { action: { label: 'Deshacer', onAction: () => save.mutate(before) } }),
    })
  }
  return (
    <Dialog
      title="Que cada familia vea su mesa"
      description="En la página de su invitación, junto a lo que respondió. Solo su mesa, no la de los demás."
      isOpen
      closesOnScrim
      onOpenChange={(opens) => !opens && onClose()}
    >
      {shown ? (
        <RadioGroup label="Cuándo" value={shown} onChange={choose} className="grid gap-2.5">
          {CHOICES.map(({ value, label, description }) => (
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
