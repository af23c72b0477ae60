import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { useAccess } from '../../shared/session/access.ts'
import { changeWedding, type WeddingChanges } from '../../shared/wedding/change-wedding.ts'
import { readMovedTasks } from './moved-tasks.ts'
import type { AskedDate } from './moved-tasks-question.tsx'

/** Saves the name, the date and the zone of a wedding; a date that moves tasks waits as `asked` until the person answers. */
export function useWeddingSaving(wedding: Wedding, onSaved: () => void) {
  const [asked, setAsked] = useState<(AskedDate & { changes: WeddingChanges }) | null>(null)
  const seesTasks = useAccess(wedding.id, 'tasks', 'view')
  const store = async (changes: WeddingChanges) => {
    await changeWedding(wedding.id, changes)
    onSaved()
  }
  const answered = useMutation({ mutationFn: store })
  return {
    asked,
    isSaving: answered.isPending,
    error: answered.error,
    /** Rejects when it could not be saved, or the tasks not be read. */
    async save(changes: WeddingChanges) {
      if (changes.eventDate !== undefined && seesTasks) {
        const dates = { from: wedding.eventDate, to: changes.eventDate }
        const moved = await readMovedTasks(wedding.id, dates)
        if (moved) return setAsked({ moved, ...dates, changes })
      }
      await store(changes)
    },
    answer(isChanged: boolean) {
      setAsked(null)
      if (asked && isChanged) answered.mutate(asked.changes)
    },
  }
}

export type WeddingSaving = ReturnType<typeof useWeddingSaving>
