import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Family } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'

/** How many of a list are named before the rest is asked for. */
const NAMED = 8
const NAMED_MORE = 100

type FamilyNamesProps = {
  title: string
  families: readonly Family[]
  /** Why, under the name. */
  reasonOf?: (family: Family) => string
  /** The action at the right that helps. */
  actionOf?: (family: Family) => ReactNode
}

/** Families by their names: to whom something does not go, and what can be done about it. */
export function FamilyNames({ title, families, reasonOf, actionOf }: FamilyNamesProps) {
  const [named, setNamed] = useState(NAMED)
  if (families.length === 0) return null
  const shown = families.slice(0, named)
  const next = Math.min(families.length - shown.length, NAMED_MORE)
  return (
    <section aria-label={title}>
      <h3 className="border-b border-line pb-2 font-sans text-sm text-ink-3">
        {title} <span className="num">{families.length}</span>
      </h3>
      <ul>
        {shown.map((family) => (
          <li
            key={family.key}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 text-sm"
          >
            <span className="grid min-w-0">
              <span className="truncate font-strong text-ink">{family.name}</span>
              {reasonOf && <span className="text-ink-2">{reasonOf(family)}</span>}
            </span>
            {actionOf?.(family)}
          </li>
        ))}
      </ul>
      {next > 0 && (
        <Button size="sm" variant="quiet" onPress={() => setNamed(named + NAMED_MORE)}>
          {next === families.length - shown.length ? 'Ver las otras' : 'Ver otras'} {next}
        </Button>
      )}
    </section>
  )
}

type EmailEditorProps = { family: Family; label: string; actions: FamilyActions; value?: string }

/** A button that turns into the field of a family's email. */
export function EmailEditor({ family, label, actions, value = '' }: EmailEditorProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${label} de ${family.name}`}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
    )
  }
  return (
    <SavedText
      label={`Email de ${family.name}`}
      hideLabel
      type="email"
      placeholder="nombre@correo.es"
      value={value}
      onSave={(typed) => actions.update(family, { email: typed || null })}
      className="w-full"
    />
  )
}
