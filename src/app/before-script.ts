/**
 * Runs inline in the head of a page that the server has drawn, until React has hydrated it: takes away what
 * was drawn for another width, and keeps what a person presses and types for the moment when the app can answer.
 */

/** How often it is looked whether what was pressed is hydrated, and else all of the page, in milliseconds. */
const [LOOK_WAITING_MS, LOOK_MS] = [8, 50]

/** Stands on each part of the page until React has hydrated it (`shell/until-hydrated.tsx`). */
const NOT_HYDRATED = '[data-not-hydrated]'
const FOCUSABLE = 'button,input,textarea,select,a[href],[tabindex]'
const TYPED = 'input:not([type=button],[type=checkbox],[type=radio],[type=submit]),textarea'

type Field = HTMLInputElement | HTMLTextAreaElement
type Waiting = { target: HTMLElement; replay: () => void }

const queue: Waiting[] = []
const typed = new Map<Field, string>()
let pressed: Element | null = null
let isReplaying = false

const isHydrated = (element: Element) => element.closest(NOT_HYDRATED) === null
const isOurs = (element: Element) => element.closest('#root') !== null

function dropOtherWidths() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-media]')) {
    if (!matchMedia(part.dataset['media'] ?? '').matches) part.remove()
  }
}

function keep(target: HTMLElement, replay: () => void) {
  queue.push({ target, replay })
}

function onPointerDown({ target }: Event) {
  const control = target instanceof Element ? target.closest('button,[role=button]') : null
  pressed = control && isOurs(control) && !isHydrated(control) ? control : null
}

function onClick(event: MouseEvent) {
  const { target } = event
  if (isReplaying) return
  const control = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null
  // A link leads on by itself; what is typed into needs no click.
  if (!control || control.matches(`a,${TYPED}`) || !isOurs(control)) return
  if (isHydrated(control) && control !== pressed && queue.length === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = null
  keep(control, () => {
    if (control.isConnected) control.click()
  })
}

function onInput(event: Event) {
  const { target } = event
  if (!(target instanceof HTMLElement) || !target.matches(TYPED) || !isOurs(target) || isHydrated(target))
    return
  const field = target as Field
  event.stopImmediatePropagation()
  if (!typed.has(field)) keep(field, () => typeAgain(field))
  typed.set(field, field.value)
}

/** Sets the text as a key would: past the setter with which React notes what it has written itself. */
function typeAgain(field: Field) {
  const text = typed.get(field) ?? ''
  typed.delete(field)
  const { selectionStart: start, selectionEnd: end } = field
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  field.value = ''
  set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // Another text puts the caret at its end; addresses of mail and numbers tell of none.
  if (start !== null) field.setSelectionRange(start, end)
}

/** A key waits as a whole: what has the focus then may select its text, take the key or pass the focus on. */
function onKeyDown(event: KeyboardEvent) {
  const { target } = event
  if (isReplaying || !(target instanceof HTMLElement) || !isOurs(target)) return
  if ((isHydrated(target) && queue.length === 0) || event.ctrlKey || event.metaKey || event.altKey) return
  // The keyboard of a phone says what was typed with the text alone.
  if (event.isComposing || event.key === 'Unidentified') return
  event.preventDefault()
  event.stopImmediatePropagation()
  keep(target, () => press(event))
}

function press(event: KeyboardEvent) {
  const target = document.activeElement ?? document.body
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', event))
  if (isFree) doAsBrowser(target as HTMLElement, event)
  const released = document.activeElement ?? document.body
  released.dispatchEvent(new KeyboardEvent('keyup', event))
}

/** Does as the browser does for a key that nothing in the page has taken. */
function doAsBrowser(target: HTMLElement, { key, shiftKey }: KeyboardEvent) {
  const isField = target.matches(TYPED)
  if (key === 'Tab') return focusNext(target, shiftKey ? -1 : 1)
  if (target.matches('button,a') && (key === 'Enter' || key === ' ')) return target.click()
  if (key === 'Enter' && target instanceof HTMLInputElement) return target.form?.requestSubmit()
  if (!isField) return
  if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
  else if (key === 'Enter') document.execCommand('insertLineBreak')
  else if (key.length === 1) document.execCommand('insertText', false, key)
}

function focusNext(target: HTMLElement, step: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  )
  all[all.indexOf(target) + step]?.focus()
}

/** Keys go to what has the focus when they are replayed, so the focus takes the same way again. */
function onFocus({ target }: Event) {
  if (isReplaying || !(target instanceof HTMLElement) || !isOurs(target)) return
  if (isHydrated(target) && queue.length === 0) return
  keep(target, () => {
    if (target !== document.activeElement) target.focus()
    else target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
}

function onSubmit(event: SubmitEvent) {
  const { target } = event
  if (!(target instanceof HTMLFormElement) || !isOurs(target) || isHydrated(target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  keep(target, () => target.requestSubmit())
}

function look() {
  const first = queue[0]
  if (first && (isHydrated(first.target) || !first.target.isConnected)) {
    queue.shift()
    isReplaying = true
    first.replay()
    isReplaying = false
    // The change is drawn before the next press.
    return void setTimeout(look)
  }
  if (first) return void setTimeout(look, LOOK_WAITING_MS)
  if (document.querySelector(NOT_HYDRATED)) return void setTimeout(look, LOOK_MS)
  stopped.abort()
}

const stopped = new AbortController()
const options = { capture: true, signal: stopped.signal }
addEventListener('pointerdown', onPointerDown, options)
addEventListener('click', onClick, options)
addEventListener('input', onInput, options)
addEventListener('keydown', onKeyDown, options)
addEventListener('focusin', onFocus, options)
addEventListener('submit', onSubmit, options)

const parsing = new MutationObserver(dropOtherWidths)
parsing.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', () => {
  parsing.disconnect()
  dropOtherWidths()
  if (document.querySelector('#root[data-drawn-at]')) look()
  else stopped.abort()
})
