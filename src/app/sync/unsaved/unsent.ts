import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { countInSpanish } from '#domain/text/spanish-numbers.ts'
import { useOutboxWritten } from '../device/outbox.ts'
import { useHeldChanges } from '../list-changes/send-order.ts'
import { useWaitingKept } from '../list-changes/waiting-kept.ts'
import { useKeptFiles, useWaitingUploads } from '../uploads/waiting-uploads.ts'

/** How many changes and files the server does not have. */
export type Unsent = { changes: number; files: number }

/** Counts the changes of this page that wait to be sent; a new change is counted once the device has it. */
export function useUnsent(): Unsent {
  const kept = useWaitingKept()
  const changes = useIsMutating() + kept.changes
  const files = useWaitingUploads() + kept.files
  const isWritten = useOutboxWritten()
  const [counts, setCounts] = useState<Unsent>({ changes, files })
  if (!isWritten || (counts.changes === changes && counts.files === files)) return counts
  setCounts({ changes, files })
  return { changes, files }
}

/** Whether something waits that could not be sent when it was made. */
export function useUnsentLate(): boolean {
  const { changes, files } = useWaitingKept()
  const held = useHeldChanges()
  const keptFiles = useKeptFiles()
  return changes + files + held + keptFiles > 0
}

/** `dos cambios y un archivo`; nothing when nothing waits. */
export function unsentInWords({ changes, files }: Unsent): string {
  const parts = [
    changes > 0 && countInSpanish(changes, 'cambio', 'cambios'),
    files > 0 && countInSpanish(files, 'archivo', 'archivos'),
  ]
  return parts.filter(Boolean).join(' y ')
}
