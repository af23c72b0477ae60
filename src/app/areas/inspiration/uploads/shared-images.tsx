import { useEffect, useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import { SharedDialog } from './shared-dialog.tsx'
import { forgetShared, readShared, type Shared } from './shared-with-app.ts'

type SharedImagesProps = {
  weddingId: string
  folders: readonly InspirationFolder[]
  currentId: string | undefined
  onAddFolder: (name: string) => string
  onFolder: (folderId: string) => void
}

/** Asks for the folder of what another app has shared, once Inspiración is open. */
export function SharedImages(props: SharedImagesProps) {
  const { id: userId } = useProfile()
  const [shared, setShared] = useState<Shared | null>(null)
  useEffect(() => {
    readShared(userId).then(setShared, () => {})
  }, [userId])
  const close = () => {
    setShared(null)
    void forgetShared()
  }
  if (!shared) return null
  return <SharedDialog {...props} shared={shared} onClose={close} />
}
