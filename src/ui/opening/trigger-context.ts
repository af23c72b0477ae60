import { createContext, type KeyboardEvent, type MouseEvent, type Ref } from 'react'

/** A button takes these over from the menu or panel around it, which it opens. */
export type TriggerProps = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu' | 'dialog' | 'listbox'
  'aria-expanded': boolean
  onClick: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onTouchStart: () => void
  onFocus: () => void
}

export const TriggerContext = createContext<TriggerProps | null>(null)

/** Which option has the focus when a list opens; `true` is the list itself, or what is chosen in it. */
export type FocusOnOpen = true | 'first' | 'last'
