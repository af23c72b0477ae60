import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { orderPortfolio } from '../public-profile.actions.ts'

/** A photo that is held, and the order as it would be. */
type Held = { id: string; order: string[] }

/**
 * Ordering by drag, or by keys: Espacio takes a photo, the arrows move it, Espacio puts it down, Esc takes it
 * back. `announcement` says each move to a screen reader.
 */
export function useOrdering(images: readonly OwnPortfolioImage[]) {
  const [held, setHeld] = useState<Held | null>(null)
  const [announcement, announce] = useState('')
  const ids = images.map(({ id }) => id)
  const order = held?.order ?? ids
  const shown = order.flatMap((id) => images.find((image) => image.id === id) ?? [])

  const moveTo = (id: string, place: number) => {
    const others = order.filter((one) => one !== id)
    const at = Math.min(others.length, Math.max(0, place))
    setHeld({ id, order: others.toSpliced(at, 0, id) })
    announce(`Puesto ${at + 1} de ${order.length}`)
  }
  const take = (id: string) => setHeld({ id, order: ids })
  const drop = () => {
    if (held) void place(held)
    setHeld(null)
  }
  /** It is said to be placed when the server has it: who reloads then finds it there. */
  const place = async ({ id, order }: Held) => {
    const isKept = order.join() === ids.join() || (await orderPortfolio(order))
    announce(isKept ? `Colocada en el puesto ${order.indexOf(id) + 1} de ${order.length}` : UNCHANGED)
  }
  const giveUp = () => {
    setHeld(null)
    announce(UNCHANGED)
  }
  /** Of the handle of a photo. */
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isHeld = held?.id === id
    const step = STEPS[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      if (isHeld) drop()
      else {
        take(id)
        announce(`Foto ${ids.indexOf(id) + 1} de ${ids.length} cogida`)
      }
    } else if (isHeld && event.key === 'Escape') giveUp()
    else if (isHeld && step) moveTo(id, order.indexOf(id) + step)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const dragging = (id: string) => dragProps(id, { held, take, moveTo, drop, end: () => setHeld(null) })
  const swap = (id: string, step: number) => {
    const others = ids.filter((one) => one !== id)
    const at = ids.indexOf(id) + step
    void orderPortfolio(others.toSpliced(at, 0, id))
  }
  return { shown, heldId: held?.id ?? null, announcement, onKeyDown, dragging, swap, drop }
}

const UNCHANGED = 'Orden sin cambios'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

type Ordering = {
  held: Held | null
  take: (id: string) => void
  moveTo: (id: string, place: number) => void
  drop: () => void
  end: () => void
}

/** Of a photo that is dragged, and of those it is dragged over. */
function dragProps(id: string, { held, take, moveTo, drop, end }: Ordering) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/x-photo', id)
      take(id)
    },
    onDragOver: (event: DragEvent) => {
      if (!held) return
      event.preventDefault()
      if (held.id !== id) moveTo(held.id, held.order.indexOf(id))
    },
    onDrop: (event: DragEvent) => {
      if (!held) return
      event.preventDefault()
      drop()
    },
    onDragEnd: end,
  }
}
