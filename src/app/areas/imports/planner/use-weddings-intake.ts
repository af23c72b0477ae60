import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { useIntakeInto } from '../arriving/use-intake.ts'
import { bringFiles } from './planner-imports.actions.ts'

export type WeddingsIntake = ReturnType<typeof useWeddingsIntake>

/** The files that come into an import of weddings; a pasted text is a file like the others. */
export function useWeddingsIntake(view: PlannerImportView | undefined, onBegun: (importId: string) => void) {
  const current = view?.state === 'open' ? view : undefined
  const isOpen = !view || current !== undefined
  return useIntakeInto(
    { id: view?.id, current, isOpen },
    ({ text, files, ...bringing }) =>
      bringFiles({
        ...bringing,
        files: text ? [...files, { id: text.id, name: PASTED, file: new File([text.text], PASTED) }] : files,
      }),
    onBegun,
  )
}

const PASTED = 'Texto pegado.txt'
