import { ORPCError } from '@orpc/client'
import { useSyncExternalStore } from 'react'
import type { SettingsConflict } from '#contract/household-rows.ts'
import type { ChosenSides } from '../../../shared/drafts/two-sides-dialog.tsx'
import { codeOf } from '../../../shared/error-messages.ts'

/** The conflicts for which a change was refused; empty for other failures. */
export function settingsConflictsIn(error: unknown): readonly SettingsConflict[] {
  if (!(error instanceof ORPCError) || codeOf(error) !== 'SETTINGS_CONFLICTS') return []
  return (error.data as { conflicts: SettingsConflict[] }).conflicts
}

type Question = {
  conflicts: readonly SettingsConflict[]
  /** `null` when nothing was chosen: what was typed stays in its field. */
  answer: (chosen: ChosenSides | null) => void
}

let question: Question | null = null
const listeners = new Set<() => void>()

function ask(next: Question | null) {
  question = next
  for (const listener of listeners) listener()
}

/** Whether something is asked: the field that lost the focus to the question is not saved again. */
export const isAskingForSides = () => question !== null

/** Shows both values of each conflict, and gives which of them stays. */
export function askForSides(conflicts: readonly SettingsConflict[]): Promise<ChosenSides | null> {
  return new Promise((resolve) => {
    const next: Question = {
      conflicts,
      answer: (chosen) => {
        if (question === next) ask(null)
        resolve(chosen)
      },
    }
    ask(next)
  })
}

/** The question that is open at present. */
export const useSidesQuestion = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => question,
    () => null,
  )
