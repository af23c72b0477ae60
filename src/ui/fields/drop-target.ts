import { type DragEvent, useState } from 'react'

const carries = ({ dataTransfer }: DragEvent, type: string) => dataTransfer.types.includes(type)

/** A place to drop on: which of the types hovers over it, and the handlers for its element. */
export function useDropTarget(
  types: readonly string[],
  onDrop: (type: string, data: DataTransfer, event: DragEvent) => void,
) {
  const [hovering, setHovering] = useState<string | null>(null)
  const welcome = (event: DragEvent) => {
    const type = types.find((one) => carries(event, one))
    if (!type) return
    event.preventDefault()
    setHovering(type)
  }
  const target = {
    onDragEnter: welcome,
    onDragOver: welcome,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setHovering(null)
    },
    onDrop: (event: DragEvent) => {
      const type = types.find((one) => carries(event, one))
      setHovering(null)
      if (!type) return
      event.preventDefault()
      onDrop(type, event.dataTransfer, event)
    },
  }
  return { hovering, target }
}

/** The files that were dropped; folders, which cannot be read as files, are left out. */
export const filesIn = ({ items }: DataTransfer): File[] =>
  [...items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory)
    .flatMap((item) => item.getAsFile() ?? [])
