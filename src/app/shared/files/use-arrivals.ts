import { useEffect, useRef, useState } from 'react'
import type { ItemFile } from '#contract/item-files.ts'
import type { Upload } from '../../sync/uploads/uploads.ts'
import type { FilePlace } from './item-files.queries.ts'

/** Announces to screen readers which file has just arrived. */
export function useArrivals(
  uploads: readonly Upload<FilePlace>[],
  files: readonly ItemFile[] | undefined,
): string {
  const [message, setMessage] = useState('')
  const before = useRef(uploads)
  useEffect(() => {
    const gone = before.current.filter(({ id }) => !uploads.some((upload) => upload.id === id))
    const arrived = gone.find(({ id }) => files?.some((file) => file.id === id))
    before.current = uploads
    if (arrived) setMessage(`«${arrived.name}» está subido.`)
  }, [uploads, files])
  return message
}
