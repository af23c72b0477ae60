import X from 'lucide-react/icons/x'
import { AGENDA_RESPONSIBLE_MAX, isSameResponsible, type Responsible } from '#domain/agenda/agenda.ts'
import { IconButton } from '#ui/button.tsx'
import { NewPerson } from './new-person.tsx'
import type { People } from './use-people.ts'

type ResponsiblePickerProps = {
  people: People
  value: readonly Responsible[]
  onChange: (value: Responsible[]) => void
}

/** Chooses the people responsible for an item: vendors of the canvas, members, or a person known by name and phone. */
export function ResponsiblePicker({ people, value, onChange }: ResponsiblePickerProps) {
  const isChosen = (who: Responsible) => value.some((one) => isSameResponsible(one, who))
  const without = (who: Responsible) => value.filter((one) => !isSameResponsible(one, who))
  const add = (who: Responsible) => onChange([...without(who), who])
  const isFull = value.length >= AGENDA_RESPONSIBLE_MAX
  const others = value.filter((who) => who.kind === 'person' || (people.isRead && !people.find(who)))
  const groups = [
    { label: 'Proveedores', kind: 'vendor' },
    { label: 'En la boda', kind: 'member' },
  ] as const
  return (
    <div className="grid gap-4">
      {groups.map(({ label, kind }) => {
        const options = people.known.filter(({ who }) => who.kind === kind)
        if (options.length === 0) return null
        return (
          <fieldset key={kind}>
            <legend className="mb-1 text-xs text-ink-3">{label}</legend>
            {options.map((person) => (
              <label
                key={'vendorId' in person.who ? person.who.vendorId : person.name}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[6px] px-1.5 text-sm hover:bg-surface-hover pointer-coarse:min-h-11"
              >
                <input
                  type="checkbox"
                  checked={isChosen(person.who)}
                  disabled={(isFull || !people.isOffered(person)) && !isChosen(person.who)}
                  onChange={({ currentTarget }) =>
                    currentTarget.checked ? add(person.who) : onChange(without(person.who))
                  }
                  className="size-4.5 shrink-0 accent-(--primary)"
                />
                <span className="min-w-0 wrap-anywhere">
                  {person.name}{' '}
                  <span className="text-ink-3">
                    {people.isOffered(person) ? person.line : 'Borrador: publícalo antes'}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      {others.length > 0 && (
        <ul aria-label="Otras personas">
          {others.map((who) => {
            const name = who.kind === 'person' ? who.name : 'Alguien que ya no está'
            return (
              <li key={name} className="flex items-center gap-2 pl-1.5 text-sm">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name} <span className="num text-ink-3">{who.kind === 'person' && who.phone}</span>
                </span>
                <IconButton icon={X} label={`Quitar a ${name}`} onPress={() => onChange(without(who))} />
              </li>
            )
          })}
        </ul>
      )}
      {isFull ? (
        <p className="text-xs text-ink-3">
          Un momento puede tener hasta {AGENDA_RESPONSIBLE_MAX} responsables.
        </p>
      ) : (
        <NewPerson onAdd={add} />
      )}
    </div>
  )
}
