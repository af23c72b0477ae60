import { type Family, phoneOf } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'

type FamilyNumberProps = { family: Family; shown: string; actions: FamilyActions }

/** A family that is written to next, with its number or the field for it. */
export function FamilyNumber({ family, shown, actions }: FamilyNumberProps) {
  const { name, people } = family
  return (
    <div>
      <h3 className="text-[1.625rem] leading-[1.15]">{name}</h3>
      {phoneOf(family) ? (
        <p className="num text-sm text-ink-2">
          {people[0]!.guest.fullName}, {shown}
        </p>
      ) : (
        <SavedText
          label="Teléfono"
          type="tel"
          value=""
          description="Sin él, WhatsApp preguntará a quién enviarlo."
          onSave={(typed) => actions.update(family, { phone: typed || null })}
          className="mt-2"
        />
      )}
    </div>
  )
}
