import { useState } from 'react'
import { fileUploads } from '../../shared/files/file-uploads.ts'
import { useAccess } from '../../shared/session/access.ts'

/** The receipt that is chosen for a payment, and the way to send it to the files of its vendor. */
export function useReceipt(weddingId: string) {
  const [file, setFile] = useState<File | null>(null)
  const mayAdd = useAccess(weddingId, 'vendors', 'edit')
  return {
    file,
    setFile,
    mayAdd,
    /** Begins to send it, with a name of its own: a camera calls all its pictures the same. Answers its id. */
    send(vendorId: string, name: string): string | null {
      if (!file) return null
      const ending = /\.\w+$/.exec(file.name)?.[0] ?? ''
      const named = new File([file], `${name}${ending}`, { type: file.type })
      return fileUploads.add({ weddingId, kind: 'vendor', targetId: vendorId }, [named])[0] ?? null
    },
  }
}
