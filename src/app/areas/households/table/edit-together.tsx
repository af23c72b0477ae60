import { useState } from 'react'
import {
  GUEST_SIDE_MAX,
  type GuestAge,
  INVITATION_LANGUAGES,
  type InvitationLanguage,
  LANGUAGE_NAMES,
} from '#domain/households/households.ts'
import type { Menu as MealMenu, WeddingEvent } from '#domain/households/invitation-settings.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Family, FamilyPerson } from '../../../shared/households/families.ts'
import type { TogetherFields } from '../../../shared/households/family-edits.ts'
import { AGE_NAMES, countPeople } from '../../../shared/households/words.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import type { FamilyActions } from '../family-actions.ts'
import { EventChoices, type Invited } from '../sending/event-choices.tsx'
import { FamilyField } from '../sheet/family-field.tsx'
import { TogetherChoice } from './together-choice.tsx'
import type { FamilySelection } from './use-family-selection.ts'

const NONE = { value: 'none', label: 'Sin elegir' } as const

/** The selected guests, and what they may be given. */
export type SelectedTogether = {
  weddingId: string
  selection: FamilySelection
  families: readonly Family[]
  menus: readonly MealMenu[]
  events: readonly WeddingEvent[]
  actions: FamilyActions
}

type EditTogetherProps = SelectedTogether & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Sets type, side, menu, language and family of the selected guests at once; what is left as it is stays. */
export function EditTogether(props: EditTogetherProps) {
  const { selection, families, menus, events, actions, isOpen, onOpenChange } = props
  const [fields, setFields] = useState<TogetherFields>({})
  const [familyName, setFamilyName] = useState('')
  const [invited, setInvited] = useState<Record<string, Invited>>({})
  const people = selection.selected.map(({ person }) => person)
  const set = (change: TogetherFields) => setFields((before) => ({ ...before, ...change }))
  const target = families.find(({ name }) => name === familyName.trim())
  const save = () => {
    const changed = Object.entries(fields).filter(([, value]) => value !== undefined)
    if (changed.length > 0) {
      actions.updateTogether(
        people,
        Object.fromEntries(changed),
        `Hemos cambiado a ${countPeople(people.length)}.`,
      )
    }
    for (const [eventId, choice] of Object.entries(invited))
      void actions.invitePeople(eventId, idsOf(people), choice === 'yes')
    if (target) actions.moveTo(selection.selected, target)
    onOpenChange(false)
    selection.clear()
  }
  const giveUp = () => {
    setFields({})
    setFamilyName('')
    setInvited({})
  }
  const form = useSubmission(save)
  return (
    <FormDialog
      title={`Editar a ${countPeople(people.length)}`}
      isOpen={isOpen}
      closesOnScrim
      submitLabel="Guardar"
      form={form}
      onGiveUp={giveUp}
      onClose={() => onOpenChange(false)}
      className="grid gap-4.5"
    >
      <TogetherChoice<GuestAge>
        label="Edad"
        names={AGE_NAMES}
        value={fields.age}
        onChange={(age) => set({ age: age! })}
      />
      <TextField
        label="De parte de"
        placeholder="Sin cambios"
        value={fields.side ?? ''}
        maxLength={GUEST_SIDE_MAX}
        onChange={(typed) => set({ side: typed.trim() ? typed : undefined! })}
      />
      {menus.length > 0 && (
        <TogetherChoice
          label="Menú"
          names={Object.fromEntries([...menus.map(({ key, name }) => [key, name]), ['none', NONE.label]])}
          value={fields.menu === null ? 'none' : fields.menu}
          onChange={(menu) => set({ menu: menu === 'none' ? null : menu! })}
        />
      )}
      <TogetherChoice<InvitationLanguage>
        label="Idioma de la invitación"
        names={Object.fromEntries(INVITATION_LANGUAGES.map((key) => [key, LANGUAGE_NAMES[key]]))}
        value={fields.language ?? undefined}
        onChange={(language) => set({ language: language! })}
      />
      <EventChoices events={events} chosen={invited} onChange={setInvited} />
      <FamilyField
        families={families}
        value={familyName}
        onChange={setFamilyName}
        problem={familyName.trim() && !target ? 'No hay ninguna familia con ese nombre.' : null}
      />
    </FormDialog>
  )
}

const idsOf = (people: readonly FamilyPerson[]) => people.map(({ guest }) => guest.id)
