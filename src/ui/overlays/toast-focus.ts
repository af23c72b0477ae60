import { toasts } from '../feedback/toast-queue.ts'

type Place = HTMLElement | SVGElement

/**
 * The focus of a toast goes back when the toast is answered, closed or gives way. The keys come to it past the whole
 * page, and go back to where the person was when it appeared; a pointer goes back to what had the focus before. A toast
 * stays while the keys are on their way to it.
 */
export function keepFocusOfToasts(): void {
  const atAppearance = new Map<number, Place | null>()
  let last: Place | null = null
  let isByKeys = false
  const goBack = (appearance: Place | null) => {
    const places = isByKeys ? [appearance, last] : [last]
    const place = places.find(isFocusable) ?? document.querySelector('main')
    place?.focus({ preventScroll: !isByKeys })
  }
  document.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target)
    if (!place) return
    last = place
    // A row that was removed, or a dialog that closes, gives its focus to something else as the toast appears.
    for (const [id, at] of atAppearance) if (!isFocusable(at)) atAppearance.set(id, place)
  })
  document.addEventListener('pointerdown', () => (isByKeys = false), true)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      isByKeys = true
      if (key === 'Tab' && toasts.get().length > 0) toasts.set(toasts.get().map((toast) => ({ ...toast })))
    },
    true,
  )
  toasts.subscribe(() => {
    const shown = new Set(toasts.get().map(({ id }) => id))
    const focused = Number(document.activeElement?.closest<HTMLElement>('[data-toast]')?.dataset['toast'])
    if (focused && !shown.has(focused)) goBack(atAppearance.get(focused) ?? null)
    for (const id of atAppearance.keys()) if (!shown.has(id)) atAppearance.delete(id)
    for (const id of shown) if (!atAppearance.has(id)) atAppearance.set(id, placeOf(document.activeElement))
  })
}

/** A place on the page; the page as a whole and the toasts are none. */
const placeOf = (target: EventTarget | null): Place | null =>
  (target instanceof HTMLElement || target instanceof SVGElement) &&
  target !== document.body &&
  !target.closest('[data-toast]')
    ? target
    : null

const isFocusable = (place: Place | null): place is Place =>
  place?.isConnected === true && place.getClientRects().length > 0 && !place.matches(':disabled')
