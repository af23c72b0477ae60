import type { Vendor } from '#contract/vendors.ts'
import { currentToasts, dismissToast, showToast } from '#ui/toast-queue.ts'
import type { Change, Edit } from '../../../lib/list-changes/change.ts'

type Submit = (change: Change<Vendor>) => void

/** A vendor that is no longer on the canvas, with what this page changed in it too late. */
type GoneVendor = {
  vendor: Vendor
  /** What it is called: its name or its component's. */
  name: string
  edits: Map<string, Edit<Vendor>>
  toast: number
  /** Opens the panel again when it was open at the removal. */
  reopen: (() => void) | undefined
}

const gone = new Map<string, GoneVendor>()
const removedHere = new Set<string>()

/** Notes that this page itself takes a vendor off the canvas, and so has told of it. */
export const noteRemovedHere = (vendorId: string) => void removedHere.add(vendorId)

export const isRemovedHere = (vendorId: string) => removedHere.has(vendorId)

/** Tells who was reading a vendor that another member has removed it, with a way back to where they were. */
export function reportGone(
  vendor: Vendor,
  about: { name: string; who: string | null; reopen: () => void },
  submit: Submit,
) {
  const { name, who, reopen } = about
  const known = recordOf(vendor, name)
  known.name = name
  known.reopen = reopen
  if (known.edits.size > 0) return tell(known, submit)
  const subject = who === null ? 'Has eliminado' : `${who} ha eliminado`
  show(known, `${subject} «${name}» del canvas${who === null ? ' en otra ventana' : ''}.`, submit)
}

/** Keeps an edit of a vendor that is gone. However many fields it is about, one toast tells of them. */
export function keepLateEdit(edit: Edit<Vendor>, submit: Submit) {
  const known = recordOf(edit.item, edit.item.name)
  known.edits.set(edit.field, edit)
  // Its removal was told with 'Deshacer', which brings these back as well.
  if (!isRemovedHere(edit.item.id)) tell(known, submit)
}

/** Puts a vendor back on the canvas as it was, and then sends what was changed in it too late. */
export function bringBack(vendor: Vendor, submit: Submit) {
  const known = gone.get(vendor.id)
  gone.delete(vendor.id)
  removedHere.delete(vendor.id)
  submit({ kind: 'add', item: vendor, isReturning: true })
  for (const edit of known?.edits.values() ?? []) submit(edit)
  known?.reopen?.()
}

/** Forgets that vendors were gone, because they are on the canvas again. */
export function noteThere(vendorId: string) {
  removedHere.delete(vendorId)
}

/** What is known of a vendor that is gone; nothing any more once its toast was closed. */
function recordOf(vendor: Vendor, name: string): GoneVendor {
  const known = gone.get(vendor.id)
  const isTold = known && (isRemovedHere(vendor.id) || currentToasts().some(({ id }) => id === known.toast))
  if (isTold) return known
  const record: GoneVendor = { vendor, name, edits: new Map(), toast: 0, reopen: undefined }
  gone.set(vendor.id, record)
  return record
}

function tell(known: GoneVendor, submit: Submit) {
  const subject = known.name ? `«${known.name}»` : 'Ese elemento'
  const lost = known.edits.size === 1 ? 'tu cambio no se ha guardado' : 'tus cambios no se han guardado'
  show(known, `${subject} ya no está en el canvas, y ${lost}.`, submit, 'failed')
}

function show(known: GoneVendor, message: string, submit: Submit, tone?: 'failed') {
  dismissToast(known.toast)
  known.toast = showToast(message, {
    tone,
    // The toast keeps the typed text, so it has no timeout.
    isLasting: true,
    action: { label: 'Volver a añadir', onAction: () => bringBack(known.vendor, submit) },
  })
}
