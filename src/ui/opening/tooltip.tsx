import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type TooltipProps = { label: string; children: ReactNode; placement: 'bottom' | 'right' }

/** How long the pointer rests before it shows, in milliseconds, and how long it stays when the pointer has gone. */
const SHOW_MS = 500
const HIDE_MS = 80

/** From the control, and from the edges of the window, in pixels. */
const GAP = 6
const MARGIN = 8

/** Names an icon on hover and focus, as in the rail. It adds to the control's own label, never replaces it. */
export function Tooltip({ label, children, placement }: TooltipProps) {
  const [control, setControl] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (next: Element | null, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setControl(next), afterMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows what happens to the control inside it
    <span
      className="contents"
      onPointerEnter={({ currentTarget, pointerType }) =>
        pointerType !== 'touch' && change(currentTarget.firstElementChild, SHOW_MS)
      }
      onPointerLeave={() => change(null, HIDE_MS)}
      onPointerDown={() => change(null, 0)}
      onFocus={({ currentTarget, target }) =>
        target.matches(':focus-visible') && change(currentTarget.firstElementChild, 0)
      }
      onBlur={() => change(null, 0)}
      onKeyDown={({ key }) => key === 'Escape' && change(null, 0)}
    >
      {children}
      {control &&
        createPortal(<Bubble label={label} control={control} placement={placement} />, document.body)}
    </span>
  )
}

type BubbleProps = { label: string; control: Element; placement: TooltipProps['placement'] }

function Bubble({ label, control, placement }: BubbleProps) {
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    control.setAttribute('aria-describedby', id)
    return () => control.removeAttribute('aria-describedby')
  }, [control, id])
  useLayoutEffect(() => {
    const { style, offsetWidth, offsetHeight } = bubble.current!
    const at = control.getBoundingClientRect()
    const isBelow = placement === 'bottom'
    const left = isBelow ? at.left + (at.width - offsetWidth) / 2 : at.right + GAP
    const top = isBelow ? at.bottom + GAP : at.top + (at.height - offsetHeight) / 2
    style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - offsetWidth - MARGIN))}px`
    style.top = `${top}px`
  }, [control, placement])
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      data-entering
      className="pointer-events-none fixed z-50 w-max max-w-[calc(100vw-1rem)] rounded-[7px] bg-surface-inverse px-2.5 py-1.5 text-xs font-medium text-inverse shadow-2 fades"
    >
      {label}
    </div>
  )
}
