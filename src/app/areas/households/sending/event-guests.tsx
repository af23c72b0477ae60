import { useState } from 'react'
import type { WeddingEvent } from '#domain/households/invitation-settings.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import type { Family, FamilyPerson } from '../../../shared/households/families.ts'
import { countPeople } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { ChooseFamilies } from '../mail/choose-families.tsx'

type EventGuestsProps = { event: WeddingEvent; families: readonly Family[]; actions: FamilyActions }

export const isInvitedTo = ({ id }: WeddingEvent, { details }: FamilyPerson): boolean =>
  Object.hasOwn(details?.events ?? {}, id)

/** Chooses the guests of an event: all, those of a group, or family by family. */
export function EventGuests({ event, families, actions }: EventGuestsProps) {
  /** The people whose invitation is to be taken back though they have answered. */
  const [leaving, setLeaving] = useState<readonly FamilyPerson[]>([])
  const invite = (people: readonly FamilyPerson[], isInvited: boolean) =>
    void actions.invitePeople(
      event.id,
      people.map(({ guest }) => guest.id),
      isInvited,
    )
  const set = (people: readonly FamilyPerson[], isInvited: boolean) => {
    const changed = people.filter((person) => isInvitedTo(event, person) !== isInvited)
    if (changed.length === 0) return
    const hasAnswers = changed.some(({ details }) => details?.events[event.id] != null)
    if (!isInvited && hasAnswers) setLeaving(changed)
    else invite(changed, isInvited)
  }
  const whole = families.filter(({ people }) => people.every((person) => isInvitedTo(event, person)))
  const chosen = new Set(whole.map(({ key }) => key))
  const choose = (next: ReadonlySet<string>) => {
    const peopleOf = (keep: (family: Family) => boolean) =>
      families.filter(keep).flatMap(({ people }) => people)
    set(
      peopleOf(({ key }) => next.has(key) && !chosen.has(key)),
      true,
    )
    set(
      peopleOf(({ key }) => !next.has(key) && chosen.has(key)),
      false,
    )
  }
  return (
    <div className="grid gap-2">
      <p className="text-sm font-strong text-ink-2">A quién invitáis</p>
      <div className="flex flex-wrap gap-2">
        {groupsOf(families).map(({ name, people }) => (
          <Button
            key={name}
            size="sm"
            isDisabled={people.every((person) => isInvitedTo(event, person))}
            onPress={() => set(people, true)}
          >
            {name}
          </Button>
        ))}
      </div>
      <ChooseFamilies
        legend={`Familias invitadas a ${event.name}`}
        families={families}
        noteOf={({ people }) => {
          const invited = people.filter((person) => isInvitedTo(event, person)).length
          return `${invited} de ${countPeople(people.length)}`
        }}
        chosen={chosen}
        onChange={choose}
      />
      <ConfirmDialog
        title={`¿Quitar de ${event.name} a ${countPeople(leaving.length)}?`}
        description="Ya han respondido, y su respuesta a este evento se pierde."
        confirmLabel="Quitar"
        isOpen={leaving.length > 0}
        onOpenChange={() => setLeaving([])}
        onConfirm={() => {
          invite(leaving, false)
          setLeaving([])
        }}
      />
    </div>
  )
}

/** Everybody, and those of each side: 'Invitar a todos', 'De parte de Lucía'. */
function groupsOf(families: readonly Family[]): { name: string; people: FamilyPerson[] }[] {
  const everybody = families.flatMap(({ people }) => people)
  const sides = new Map<string, FamilyPerson[]>()
  for (const person of everybody) {
    const side = person.details?.side
    if (side) sides.set(side, [...(sides.get(side) ?? []), person])
  }
  return [
    { name: 'Invitar a todos', people: everybody },
    ...[...sides].map(([side, people]) => ({ name: `Los de parte de ${side}`, people })),
  ]
}
