import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useWedding } from '../session/use-session.ts'
import { countPrepared, sectionsPrepared, usePrepared } from './use-prepared.ts'

const dialog = loadedPart(() => import('./publish-dialog.tsx'))

type PublishPreparedProps = { wedding: Wedding; label: string; isSmall?: boolean; className?: string }

/** Opens what waits in all sections, to be published at once; nothing when the member may publish none of it. */
export function PublishPrepared({ wedding, label, isSmall = false, className }: PublishPreparedProps) {
  const [isOpen, setOpen] = useState(false)
  const prepared = usePrepared(wedding, 'edit')
  const part = useOpenedPart(dialog, isOpen, () => setOpen(false))
  // Drafts that are published while the dialog is open leave it; the button stays until it is closed.
  if (countPrepared(prepared) === 0 && !isOpen) return null
  return (
    <>
      <Button {...(isSmall && { size: 'sm' })} onPress={() => setOpen(true)} className={className}>
        {label}
      </Button>
      {part && isOpen && <part.PublishDialog wedding={wedding} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same beside the drafts of one section, as long as something waits in another too. */
export function PublishBesideOthers({ weddingId }: { weddingId: string }) {
  const wedding = useWedding(weddingId)
  const prepared = usePrepared(wedding, 'edit')
  if (!wedding || sectionsPrepared(prepared) < 2) return null
  return <PublishPrepared wedding={wedding} label="Publicar todo lo preparado" isSmall />
}
