import { type DragEvent, useRef, useState } from 'react'
import type { CatalogueComponent } from '#contract/components.ts'

const TYPE = 'application/x-azahar-component'

/**
 * Dragging a component from the catalogue onto the canvas with the browser's own means. It is the
 * mouse's way only: the same row has a button for everybody else.
 */
export function useComponentDrag(onDropped: (component: CatalogueComponent) => void) {
  const [dragged, setDragged] = useState<CatalogueComponent | null>(null)
  const [isOver, setOver] = useState(false)
  /** The pointer leaves one element of the canvas after it has entered the next. */
  const depth = useRef(0)
  const settle = () => {
    depth.current = 0
    setOver(false)
    setDragged(null)
  }
  return {
    /** What is in the air, once it is over the canvas. */
    hovering: isOver ? dragged : null,
    isDragging: dragged !== null,
    source: {
      onDragStart: (event: DragEvent, component: CatalogueComponent) => {
        event.dataTransfer.setData(TYPE, component.key)
        event.dataTransfer.effectAllowed = 'copy'
        setDragged(component)
      },
      onDragEnd: settle,
    },
    target: {
      onDragEnter: (event: DragEvent) => {
        if (!isOurs(event)) return
        depth.current += 1
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!isOurs(event)) return
        depth.current -= 1
        if (depth.current === 0) setOver(false)
      },
      onDragOver: (event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDrop: (event: DragEvent) => {
        if (!isOurs(event)) return
        event.preventDefault()
        if (dragged) onDropped(dragged)
        settle()
      },
    },
  }
}

const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(TYPE)

export type DragSource = ReturnType<typeof useComponentDrag>['source']
