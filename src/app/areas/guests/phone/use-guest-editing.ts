import { useEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import { type GuestTextField, guestTextProblem, storedGuestText } from '#domain/guests/guests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { GUEST_TEXT_FIELDS, type GuestTexts, useGuestTexts } from '../guest-texts.ts'
import type { GuestActions } from '../guests.actions.ts'
import type { GuestFailures } from '../use-guests.ts'

/** A guest in the sheet of a phone, which stays drawn while it slides away. */
export type OpenGuest = {
  guest: Guest
  failures: GuestFailures | undefined
  actions: GuestActions
  onClose: () => void
  isOpen: boolean
}

/** The text typed in the sheet, and its ways into the list: saving, and closing in any other way. */
export function useGuestEditing({ guest, failures, actions, onClose, isOpen }: OpenGuest) {
  const { typed, type } = useGuestTexts(guest.id)
  const forget = () => {
    for (const field of GUEST_TEXT_FIELDS) type(field, null)
  }

  const change = () => {
    const changed = changesOf(guest, { ...textsOf(failures), ...typed })
    forget()
    for (const { field, value } of changed) actions.edit(guest, field, value)
    return changed
  }

  const save = () => {
    change()
    onClose()
  }
  const form = useSubmission(save, { problems: () => problemsOf(guest, typed) })

  useOnLeaving(isOpen, () => {
    if (Object.keys(typed).length === 0) return
    form.reset()
    const isNameless = typed.fullName !== undefined && storedGuestText('fullName', typed.fullName) === ''
    if (isNameless) actions.refuseEmptyName(guest)
    offerUndo(guest, change(), actions)
  })

  const field = (name: GuestTextField) => ({
    value: typed[name] ?? failures?.[name]?.typed ?? guest[name] ?? '',
    error: form.problems[name] ?? (typed[name] === undefined ? failures?.[name]?.message : undefined),
    autoComplete: 'off',
    onChange: (text: string) => type(name, text),
  })
  const others = (name: GuestTextField) => ({
    guest,
    field: name,
    typed: typed[name],
    onTakeTheirs: () => type(name, null),
    onKeepMine: (value: string | null) => {
      if (name === 'fullName' && value === '') actions.refuseEmptyName(guest)
      else actions.edit(guest, name, value)
      type(name, null)
    },
  })
  return { forget, form, field, others }
}

/** Closed in any other way than with its button: the typed text is saved, and can be taken back. */
function useOnLeaving(isOpen: boolean, save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (!isOpen) latest.current()
  }, [isOpen])
  // The way back leaves the page with the sheet open.
  useEffect(() => () => latest.current(), [])
}

function offerUndo(guest: Guest, changed: ReturnType<typeof changesOf>, actions: GuestActions) {
  if (changed.length === 0) return
  showToast('Hemos guardado tus cambios.', {
    action: {
      label: 'Deshacer',
      onAction: () => {
        for (const { field } of changed) actions.edit(guest, field, guest[field])
      },
    },
  })
}

/** The texts that were typed before and not saved: saving again tries them again. */
const textsOf = (failures: GuestFailures | undefined): GuestTexts =>
  Object.fromEntries(
    GUEST_TEXT_FIELDS.flatMap((field) => (failures?.[field] ? [[field, failures[field].typed]] : [])),
  )

/** The texts that differ from the guest's; an empty name never does. */
function changesOf(guest: Guest, texts: GuestTexts) {
  return GUEST_TEXT_FIELDS.flatMap((field) => {
    const text = texts[field]
    if (text === undefined) return []
    const value = storedGuestText(field, text)
    return value === guest[field] || (field === 'fullName' && value === '') ? [] : [{ field, value }]
  })
}

function problemsOf(guest: Guest, typed: GuestTexts): GuestTexts {
  const problems: GuestTexts = {}
  for (const field of GUEST_TEXT_FIELDS) {
    const text = typed[field]
    const problem = text === undefined ? null : guestTextProblem(field, storedGuestText(field, text))
    if (problem && text !== guest[field]) problems[field] = messageFor(new CodedError(problem.code, problem))
  }
  return problems
}
