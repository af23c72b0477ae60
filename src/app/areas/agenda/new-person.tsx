import { type KeyboardEvent, useState } from 'react'
import { AGENDA_PERSON_NAME_MAX, AGENDA_PERSON_PHONE_MAX, type Responsible } from '#domain/agenda/agenda.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** A name with a phone, for who is neither a vendor nor a member: the uncle who drives. */
export function NewPerson({ onAdd }: { onAdd: (who: Responsible) => void }) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const add = () => {
    if (!cleanLine(name)) return
    onAdd({ kind: 'person', name: cleanLine(name), phone: cleanLine(phone) || null })
    setName('')
    setPhone('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around would be sent.
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="grid grid-cols-2 items-end gap-2">
      <legend className="mb-1 text-xs text-ink-3">Otra persona</legend>
      <TextField
        label="Nombre"
        value={name}
        onChange={setName}
        maxLength={AGENDA_PERSON_NAME_MAX}
        autoComplete="off"
        onKeyDown={addOnEnter}
      />
      <TextField
        label="Teléfono"
        value={phone}
        onChange={setPhone}
        maxLength={AGENDA_PERSON_PHONE_MAX}
        inputMode="tel"
        autoComplete="off"
        onKeyDown={addOnEnter}
      />
      <Button size="sm" className="justify-self-start" onPress={add}>
        Añadir persona
      </Button>
    </fieldset>
  )
}
