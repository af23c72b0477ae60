import { type DragEvent, useMemo, useRef, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'

const TYPE = 'application/x-azahar-component'

/**
 * Dragging a component from the catalogue onto the canvas with the browser's own means. It is the
 * mouse's way only: the same row has a button for keyboard and touch.
 */
export function useComponentDrag(onDropped: (component: CatalogueComponent) => void) {
  const [dragged, setDragged] = useState<CatalogueComponent | null>(null)
  const [isOver, setOver] = useState(false)
  const drop = useRef(() => {})
  drop.current = () => {
    if (dragged) onDropped(dragged)
    setDragged(null)
    setOver(false)
  }
  const source = useMemo(
    () => ({
      onDragStart: (event: DragEvent, component: CatalogueComponent) => {
        event.dataTransfer.setData(TYPE, component.key)
        event.dataTransfer.effectAllowed = 'copy'
        setDragged(component)
      },
      onDragEnd: () => {
        setDragged(null)
        setOver(false)
      },
    }),
    [],
  )
  const target = useMemo(() => {
    const welcome = (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    return {
      onDragEnter: welcome,
      onDragOver: welcome,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop.current()
      },
    }
  }, [])
  return {
    /** The component in the air, once it is over the canvas. */
    hovering: isOver ? dragged : null,
    isDragging: dragged !== null,
    source,
    target,
  }
}

export type DragSource = ReturnType<typeof useComponentDrag>['source']
