import { type RefObject, useEffect, useRef } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { afterPaint } from '../../../shared/page/after-paint.ts'
import { useOthersValue } from '../../../sync/presence/others-value.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { VendorFailure } from '../use-vendors.ts'
import { storedVendorText, type VendorTextField, vendorTextProblem } from '../vendor-text.ts'
import type { VendorActions } from '../vendors.actions.ts'

/** A pause in typing this long, in milliseconds, saves what was typed. */
const DEBOUNCE_MS = 900

/**
 * A text of a vendor that saves itself: in a pause, on Enter, on leaving, and when its field goes from
 * under the person's hands. What cannot be stored stays unsaved, with the reason; the value of
 * another member is only overwritten when the person chooses so.
 */
export function useDetailText(
  vendor: Vendor,
  field: VendorTextField,
  failure: VendorFailure | undefined,
  actions: VendorActions,
) {
  const [unsaved, setUnsaved] = useUnsaved(`${vendor.id} ${field}`)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = unsaved === null ? undefined : storedVendorText(field, unsaved)
  const problem = typed === undefined ? null : vendorTextProblem(field, typed)
  const others = useOthersValue<string | null>({
    id: vendor.id,
    field,
    typed,
    value: typedBefore(failure) ?? vendor[field],
    onTakeTheirs: () => setUnsaved(null),
  })

  const save = ({ isLeaving, isChosen = false }: { isLeaving: boolean; isChosen?: boolean }) => {
    clearTimeout(pause.current)
    if (typed === undefined || problem || (others && !isChosen)) return
    const value = typed as Vendor[VendorTextField]
    if (value !== vendor[field]) actions.edit(vendor, field, value)
    else if (failure) actions.discard(failure.change)
    // Until then the caret is in it: a blank that was trimmed must not jump out from under it.
    if (isLeaving) setUnsaved(null)
  }
  const latest = useRef(save)
  latest.current = save
  const leaving = useSavesOnLeaving(latest, pause, unsaved !== null)

  const input = {
    value: unsaved ?? typedBefore(failure) ?? vendor[field] ?? '',
    error: problem ? messageFor(new CodedError(problem.code, problem)) : notSaved(failure),
    autoComplete: 'off',
    onChange: (text: string) => {
      setUnsaved(text)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => latest.current({ isLeaving: false }), DEBOUNCE_MS)
    },
    // The press that took the focus is handled first.
    onBlur: () => {
      leaving.current = afterPaint(() => latest.current({ isLeaving: true }))
    },
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') save({ isLeaving: false, isChosen: true })
    },
  }
  const note = {
    others,
    onTakeTheirs: () => setUnsaved(null),
    onKeepMine: () => save({ isLeaving: true, isChosen: true }),
  }
  return { input, note }
}

type Save = (how: { isLeaving: boolean; isChosen?: boolean }) => void
type Pause = ReturnType<typeof setTimeout> | undefined

/** Saves text that was kept over a reload, and what is typed when the field goes away. */
function useSavesOnLeaving(latest: RefObject<Save>, pause: RefObject<Pause>, hasKept: boolean) {
  // A text that was kept over a reload is saved like one that was just typed.
  const isKept = useRef(hasKept)
  useEffect(() => {
    if (isKept.current) pause.current = setTimeout(() => latest.current({ isLeaving: false }), DEBOUNCE_MS)
    return () => clearTimeout(pause.current)
  }, [latest, pause])
  const leaving = useRef(() => {})
  useEffect(
    () => () => {
      leaving.current()
      latest.current({ isLeaving: true })
    },
    [latest],
  )
  return leaving
}

const typedBefore = (failure: VendorFailure | undefined) =>
  failure?.change.kind === 'edit' ? String(failure.change.value ?? '') : null

/** Why a field was not saved, in its own words. */
export const notSaved = (failure: VendorFailure | undefined) =>
  failure && `No se ha guardado. ${failure.message}`
