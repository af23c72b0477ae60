import { type DragEvent, useEffect, useRef } from 'react'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import { filesIn, useDropTarget } from '#ui/fields/drop-target.ts'
import { type FolderRef, imageUploads } from './image-uploads.ts'

/** The ways images come into a folder: dropped anywhere on it, pasted, picked, or taken with the camera. */
export function useImageIntake(folder: FolderRef | undefined) {
  const folderNow = useRef(folder)
  folderNow.current = folder
  const add = (files: readonly File[]) => {
    if (folderNow.current && files.length > 0) imageUploads.add(folderNow.current, files)
  }
  const { hovering, target } = useDropTarget(['Files'], (_, data) => add(filesIn(data)))
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text that is pasted into a field stays text.
      if (files.length === 0 || !folderNow.current) return
      event.preventDefault()
      imageUploads.add(folderNow.current, files)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [])
  return {
    isHovering: hovering !== null && folder !== undefined,
    target: folder ? target : NO_TARGET,
    pick: () => choose(add),
    takePhoto: () => choose(add, 'environment'),
  }
}

const NO_TARGET: Record<string, (event: DragEvent) => void> = {}

/** Opens the picker of the device, or its camera. */
function choose(add: (files: readonly File[]) => void, capture?: 'environment') {
  const input = document.createElement('input')
  input.type = 'file'
  // On the page, where a browser keeps it while its picker is open.
  input.hidden = true
  input.accept = capture ? 'image/*' : IMAGE_TYPES.join(',')
  input.multiple = !capture
  if (capture) input.capture = capture
  input.addEventListener('change', () => {
    add([...(input.files ?? [])])
    input.remove()
  })
  input.addEventListener('cancel', () => input.remove())
  document.body.append(input)
  input.click()
}
