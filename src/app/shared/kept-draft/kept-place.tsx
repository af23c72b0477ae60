import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** The choice of a name of its own. */
export const NEW_PLACE = ''

type KeptPlaceProps = {
  /** Those that can be replaced. */
  kept: readonly { id: string; name: string }[]
  /** The label of the name. */
  label: string
  nameMax: number
  name: string
  /** The id of the one that is replaced, or `NEW_PLACE`. */
  place: string
  onType: (typed: { name?: string; place?: string }) => void
  problem: string | null | undefined
  /** A sentence about the one that is replaced. */
  replacedNote?: string | undefined
}

/** Under which name something is kept: a new one, or that of one which is there. */
export function KeptPlace(props: KeptPlaceProps) {
  const { kept, label, nameMax, name, place, onType, problem, replacedNote } = props
  const replaced = kept.find(({ id }) => id === place)
  return (
    <>
      {kept.length > 0 && (
        <Select
          label="Dónde"
          options={[
            { value: NEW_PLACE, label: 'Con un nombre nuevo' },
            ...kept.map((one) => ({ value: one.id, label: `En lugar de «${one.name}»` })),
          ]}
          value={replaced ? place : NEW_PLACE}
          onChange={(chosen) => onType({ place: chosen })}
        />
      )}
      {replaced ? (
        <p className="text-sm text-ink-2">
          {replacedNote && `${replacedNote} `}La de ahora queda en «Versiones», por si quieres volver a ella.
        </p>
      ) : (
        <TextField
          label={label}
          value={name}
          onChange={(typed) => onType({ name: typed })}
          maxLength={nameMax}
          error={problem}
          autoFocus
        />
      )}
    </>
  )
}
