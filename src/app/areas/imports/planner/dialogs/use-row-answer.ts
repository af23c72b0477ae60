import { useMutation } from '@tanstack/react-query'
import type { RowAnswer } from '#domain/planner-imports/planner-imports.ts'
import { answerRows } from '../planner-imports.actions.ts'

/** Answers what is asked of a wedding, and closes the dialog once that is stored. */
export const useRowAnswer = (importId: string, key: string, onClose: () => void) =>
  useMutation({
    mutationFn: (answer: RowAnswer) => answerRows(importId, [{ key, ...answer }]),
    onSuccess: onClose,
  })
