import { useMutation } from '@tanstack/react-query'
import BellRing from 'lucide-react/icons/bell-ring'
import type { WeekWedding } from '#domain/tasks/planner-week.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { weekQuery } from './week.queries.ts'

/** 'Recordar': the couple of a wedding is told of all their tasks of the week together, once a day. */
export function RemindButton({ wedding }: { wedding: WeekWedding }) {
  const { weddingId, name, isReminded } = wedding
  const remind = useMutation({
    mutationFn: () => client.tasks.remind({ weddingId }),
    onSuccess: ({ tasks }) =>
      showToast(
        tasks === 1
          ? `Se lo hemos recordado a ${name}.`
          : `Les hemos recordado a ${name} sus ${tasks} tareas juntas.`,
      ),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: weekQuery.queryKey }),
  })
  if (isReminded) return <span className="px-2 text-sm text-ink-3">Recordado hoy</span>
  return (
    <Button
      size="sm"
      icon={BellRing}
      aria-label={`Recordar a ${name}`}
      isPending={remind.isPending}
      pendingLabel="Avisando"
      onPress={() => remind.mutate()}
    >
      Recordar
    </Button>
  )
}
