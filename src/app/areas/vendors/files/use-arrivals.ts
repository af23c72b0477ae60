import { useEffect, useRef, useState } from 'react'
import type { VendorFile } from '#contract/vendor-files.ts'
import type { Upload } from '../../../lib/uploads/uploads.ts'
import type { VendorRef } from '../vendors.queries.ts'

/** Announces to screen readers which file has just arrived. */
export function useArrivals(
  uploads: readonly Upload<VendorRef>[],
  files: readonly VendorFile[] | undefined,
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
