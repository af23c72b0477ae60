import { useCallback, useRef, useState } from 'react'
import { loadOverlays } from '../overlays/overlays.ts'
import type { FocusOnOpen, TriggerProps } from './trigger-context.ts'

const FOCUS_OF_KEY: Record<string, FocusOnOpen> = { ArrowDown: 'first', ArrowUp: 'last' }

type Opening = {
  kind: TriggerProps['aria-haspopup']
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button of something that opens: what it opens is fetched when a pointer or the focus comes near. */
export function useTrigger({ kind, isOpen, onOpenChange }: Opening) {
  const button = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<FocusOnOpen>(true)
  const latest = useRef({ isOpen, onOpenChange })
  latest.current = { isOpen, onOpenChange }
  const open = useCallback((at: FocusOnOpen) => {
    setFocus(at)
    latest.current.onOpenChange(true)
  }, [])
  const trigger: TriggerProps = {
    ref: button,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: ({ detail }) => {
      if (isOpen) onOpenChange(false)
      // A key or assistive technology presses without a pointer.
      else open(detail === 0 ? 'first' : true)
    },
    onKeyDown: (event) => {
      const at = FOCUS_OF_KEY[event.key]
      if (!at || kind === 'dialog' || event.defaultPrevented) return
      event.preventDefault()
      open(at)
    },
    onPointerEnter: loadOverlays,
    onTouchStart: loadOverlays,
    onFocus: loadOverlays,
  }
  return { trigger, button, focus }
}
