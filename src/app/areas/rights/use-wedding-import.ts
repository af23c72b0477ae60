import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codeOf } from '../../shared/error-messages.ts'
import { bringWeddingIn } from './rights.actions.ts'

/** The ZIP of a wedding that is sent and brought in as a new one. */
export function useWeddingImport() {
  const [share, setShare] = useState(0)
  const cancelling = useRef(new AbortController())
  const bring = useMutation({
    networkMode: 'always',
    mutationFn(file: File) {
      cancelling.current = new AbortController()
      return bringWeddingIn(file, setShare, cancelling.current.signal)
    },
    onMutate: () => setShare(0),
  })
  return {
    bring,
    progress: share < 1 ? `Enviando, ${Math.floor(share * 100)}\u00a0%` : 'Importando',
    isSending: bring.isPending && share < 1,
    isFailed: bring.error !== null && codeOf(bring.error) !== 'UPLOAD_CANCELLED',
    cancel: () => cancelling.current.abort(),
  }
}

export type WeddingImport = ReturnType<typeof useWeddingImport>

/** A ZIP in the picker of files. */
export const ZIP_TYPES = ['.zip', 'application/zip']
