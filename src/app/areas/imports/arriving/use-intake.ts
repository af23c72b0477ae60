import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { ImportFileView, ImportView } from '#contract/import-rows.ts'
import { IMPORT_TEXT_MAX } from '#domain/imports/imports.ts'
import { useDropTarget } from '#ui/fields/drop-target.ts'
import { isWorthWaiting } from '../../../sync/uploads/upload-failure.ts'
import { type Bringing, bring } from '../imports.actions.ts'
import { type Arrival, useArrivals } from './arrival-store.ts'
import { chosen, type Dropped, droppedIn } from './dropped-files.ts'
import { resumed } from './pieces.ts'

export type Intake = ReturnType<typeof useIntake>

/** Announces files to an import and begins to send them; the first ones begin it. Repeating it changes nothing. */
type Bring = (bringing: Omit<Bringing, 'weddingId'>) => Promise<void>

type View = { id: string; files: readonly FileOnItsWay[] }
type FileOnItsWay = Pick<ImportFileView, 'id' | 'name' | 'bytes' | 'received' | 'state'>

/** The files that come into the import of a wedding. */
export function useIntake(
  weddingId: string,
  view: ImportView | undefined,
  onBegun: (importId: string) => void,
) {
  const current = view?.state === 'open' || view?.state === 'failed' ? view : undefined
  const isOpen = !view || current !== undefined || view.state === 'undone'
  return useIntakeInto(
    { id: view?.id, current, isOpen },
    (bringing) => bring({ weddingId, ...bringing }),
    onBegun,
  )
}

/**
 * The ways files come into an import: dropped on the screen, chosen, or pasted, as a text too. The first of them begins
 * it. Without a network they wait, and go on by themselves. `current` is the import while it takes files.
 */
export function useIntakeInto(
  { id, current, isOpen }: { id: string | undefined; current: View | undefined; isOpen: boolean },
  bringInto: Bring,
  onBegun: (importId: string) => void,
) {
  const arrivals = useArrivals(id)
  const begun = useRef('')
  const bringing = useMutation({
    networkMode: 'online',
    retry: (_, error) => isWorthWaiting(error),
    mutationFn: bringInto,
    onMutate: ({ importId, isNew }: Omit<Bringing, 'weddingId'>) => {
      if (isNew) begun.current = importId
    },
    onSuccess: (_, { importId, isNew }) => {
      if (isNew) onBegun(importId)
    },
  })
  const missing = bringing.isPending ? [] : missingOf(current, arrivals)

  function start(files: readonly Dropped[], text?: string) {
    const { again, added } = resumed(missing, files)
    if (files.length === 0 && text === undefined) return
    const importId = current?.id ?? (bringing.isPending ? begun.current : uuidv7())
    bringing.mutate({
      ...{ importId, isNew: !current },
      files: added.map((one) => ({ ...one, id: uuidv7() })),
      again: again.map(({ found, of }) => ({ ...found, name: of.name, id: of.id, received: of.received })),
      ...(text !== undefined && { text: { id: uuidv7(), text } }),
    })
  }
  const takeText = (text: string) => {
    // A text that is longer than a list can be is sent as the file that it would be.
    if (text.length > IMPORT_TEXT_MAX)
      start([{ name: 'Texto pegado.txt', file: new File([text], 'Texto pegado.txt') }])
    else if (text.trim() !== '') start([], text)
  }
  const takeFiles = (files: readonly File[]) => start(chosen(files))
  const { hovering, target } = useDropTarget(isOpen ? ['Files'] : [], (_, data) => {
    void droppedIn(data).then((files) => start(files))
  })
  usePaste(isOpen, takeFiles, takeText)
  return {
    arrivals,
    /** Files of the import that this page does not have and that have not arrived whole. */
    missing,
    takeFiles,
    takeText,
    isHovering: hovering !== null,
    target,
    /** Whether files are announced, or wait for a network to be. */
    isAnnouncing: bringing.isPending,
    error: bringing.isError ? bringing.error : null,
  }
}

/** Files that have not arrived whole and that this page does not have. */
const missingOf = (view: View | undefined, arrivals: readonly Arrival[]) =>
  (view?.files ?? []).filter(
    ({ id, state }) => state === 'arriving' && !arrivals.some((one) => one.id === id),
  )

/** Files and texts that are pasted anywhere but into a field or a dialog. */
function usePaste(isOpen: boolean, onFiles: (files: File[]) => void, onText: (text: string) => void): void {
  const now = useRef({ onFiles, onText })
  now.current = { onFiles, onText }
  useEffect(() => {
    if (!isOpen) return
    const onPaste = (event: ClipboardEvent) => {
      const at = event.target instanceof Element ? event.target : null
      if (at?.closest('input, textarea, [contenteditable], [role=dialog]') || !event.clipboardData) return
      const { files } = event.clipboardData
      event.preventDefault()
      if (files.length > 0) now.current.onFiles([...files])
      else now.current.onText(event.clipboardData.getData('text/plain'))
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [isOpen])
}
