import { useMutation } from '@tanstack/react-query'
import type { BroughtWedding } from '#contract/exports.ts'

/** A downloaded wedding that is opened as a new one; `openedAs` once it is there, by now or before. */
export function useOpening(open: () => Promise<BroughtWedding>, openedAs: string | null) {
  const bring = useMutation({ networkMode: 'always', mutationFn: open })
  return { bring, isFailed: bring.isError && openedAs === null, openedAs: bring.data?.id ?? openedAs }
}

export type Opening = ReturnType<typeof useOpening>
