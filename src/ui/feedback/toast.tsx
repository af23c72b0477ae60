import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsHydrated } from '../hydration/use-is-hydrated.ts'
import { Icon } from '../icon.tsx'
import { useStore } from '../state/use-store.ts'
import { dismissToast, TOAST_MS, type Toast, toasts } from './toast-queue.ts'
import { toastRoom } from './toast-room.ts'

/**
 * Toasts appear here; one region per page. It is always there, so that screen readers announce what arrives, and it
 * stays above modals, which hide everything else from them.
 */
export function ToastRegion() {
  const shown = useStore(toasts)
  const room = useStore(toastRoom)
  // Outside of what the server draws.
  if (!useIsHydrated()) return null
  return createPortal(
    <div
      role="status"
      data-react-aria-top-layer="true"
      data-print="hide"
      style={{ bottom: `calc(1.25rem + ${room ?? 'env(safe-area-inset-bottom)'})` }}
      className="pointer-events-none fixed inset-x-0 z-100001 flex flex-col items-center gap-2 px-4"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  )
}

const GLYPH = { done: Check, undone: Undo2, failed: CircleAlert }

function ToastCard({ toast }: { toast: Toast }) {
  const hold = useDismissalTimer(toast)
  const actions = [toast.action, toast.otherAction].filter((action) => action !== undefined)
  return (
    <div {...hold} data-toast={toast.id} className={CARD}>
      <Icon of={GLYPH[toast.tone]} />
      <span className="min-w-0 wrap-anywhere">{toast.message}</span>
      {actions.map(({ label, onAction }) => (
        <button
          key={label}
          type="button"
          className="ml-1 rounded-[4px] font-semibold underline underline-offset-[.2em] focus-visible:outline-current pointer-coarse:py-2"
          onClick={() => {
            dismissToast(toast.id)
            onAction()
          }}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-label="Cerrar aviso"
        className="-my-1 -mr-1.5 grid size-7 place-items-center rounded-pill text-inverse-2 hover:text-inverse focus-visible:outline-current pointer-coarse:size-11"
        onClick={() => dismissToast(toast.id)}
      >
        <Icon of={X} size="sm" />
      </button>
    </div>
  )
}

const CARD =
  'pointer-events-auto flex max-w-[min(36rem,100%)] items-center gap-2.75 rounded-control bg-surface-inverse px-4 py-3 text-sm font-medium text-inverse shadow-3 transition-[translate,opacity] duration-(--t-base) ease-out starting:translate-y-3 starting:opacity-0'

/** Counts a toast's time down, and stops the clock while it is hovered or focused; said again, it has all its time. */
function useDismissalTimer(toast: Toast) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast that is said again is another object
  useEffect(() => {
    left.current = TOAST_MS
  }, [toast])
  useEffect(() => {
    if (isHeld || toast.isLasting) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - startedAt))
    }
  }, [toast, isHeld])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
