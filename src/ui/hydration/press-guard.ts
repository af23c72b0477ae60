import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A press this soon after another one, in milliseconds, is the second half of a double click. */
const MOMENT_MS = 500

/** A hand that presses twice does not move further than this, in pixels. */
const SAME_PLACE_PX = 20

/** Elements that can be pressed. The caret is put into text fields, so they are not among them. */
const CONTROL =
  'button,a[href],summary,label,[role=button],[role=option],[role=menuitem],[role=menuitemradio],[role=tab],[role=gridcell],[role=checkbox],[role=switch]'

/** Marks a control of which each press does another piece of work: it rests for a moment after each. */
const SINGLE = '[data-single-press]'

type Press = { control: Element | null; meaning: string; x: number; y: number; at: number }

/**
 * Drops presses of a pointer that were meant for something else: within a moment after a press, at the same
 * place, where another control has come under the pointer or the same one says something else now.
 * 'Confirmar proveedor' is not reopened by a double click, and the row below a deleted one is not deleted
 * with it. The keyboard, which acts on what has the focus, never waits. Gives the way to stop.
 */
export function guardPresses(): () => void {
  let last: Press | null = null
  let isDropping = false

  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    const { clientX: x, clientY: y, timeStamp: at } = event
    const target = event.target as Element
    const control = target.closest(CONTROL)
    const isSecond = last !== null && isSoonAfter(last, { x, y, at }) && isAnother(last, target, control)
    isDropping = isSecond || isResting(control)
    if (!isDropping) last = { control, meaning: meaningOf(control), x, y, at }
    else if (last) last.at = at
    if (isDropping) drop(event)
  }
  const end = (event: PointerEvent) => {
    if (!event.isPrimary) return
    if (last) last.at = event.timeStamp
    const control = (event.target as Element).closest(CONTROL)
    if (isDropping || control === last?.control) rest(control)
    if (isDropping) drop(event)
  }
  const follow = (event: MouseEvent) => {
    // The keyboard and assistive technology press without a pointer.
    if (isDropping && !(event.type === 'click' && event.detail === 0)) drop(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A hand that has typed in between does not press twice.
    last = null
    const isPress = event.key === 'Enter' || event.key === ' '
    // A key that is held down presses once.
    if (event.repeat && isPress && (event.target as Element).closest(SINGLE)) drop(event)
  }
  // So it is when what is typed comes without keys: pasted, dictated or filled in.
  const onInput = (event: Event) => {
    if (event instanceof InputEvent) last = null
  }

  const stopped = new AbortController()
  const options = { capture: true, signal: stopped.signal }
  window.addEventListener('pointerdown', begin, options)
  window.addEventListener('pointerup', end, options)
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('input', onInput, options)
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const)
    window.addEventListener(type, follow, options)
  return () => stopped.abort()
}

/** Lets a control rest when another person changes what it does just before it is pressed. */
export function useRestOnChange(control: RefObject<Element | null>, meaning: unknown) {
  const before = useRef(meaning)
  useLayoutEffect(() => {
    if (before.current === meaning) return
    before.current = meaning
    if (!control.current?.matches(':focus-visible')) rest(control.current)
  }, [control, meaning])
}

function drop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isSoonAfter = (last: Press, { x, y, at }: Pick<Press, 'x' | 'y' | 'at'>) =>
  at - last.at < MOMENT_MS && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE_PX

/** Whether a press that lands on `target` was meant for what the last one pressed. */
function isAnother(last: Press, target: Element, control: Element | null): boolean {
  if (!last.control || target.closest('input,textarea,[contenteditable=true]')) return false
  return control !== last.control || meaningOf(control) !== last.meaning
}

/** The meaning of a control as it says it: its name and its state. */
function meaningOf(control: Element | null): string {
  if (!control) return ''
  const state = ['aria-label', 'aria-expanded', 'aria-pressed'].map((name) => control.getAttribute(name))
  return [control.textContent, ...state].join('\n')
}

const resting = new WeakMap<Element, ReturnType<typeof setTimeout>>()

const isResting = (control: Element | null) => control !== null && resting.has(control)

/** For a moment a control takes no press of a pointer, and says so to assistive technology. */
function rest(control: Element | null) {
  if (!control?.matches(SINGLE)) return
  clearTimeout(resting.get(control))
  control.setAttribute('aria-disabled', 'true')
  const wakeUp = setTimeout(() => {
    resting.delete(control)
    control.removeAttribute('aria-disabled')
  }, MOMENT_MS)
  resting.set(control, wakeUp)
}
