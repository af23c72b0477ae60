import { useState } from 'react'
import type { RoomBlock } from '#domain/lodging/lodging.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { Select } from '#ui/fields/select.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { nightsProblem } from './block-form.ts'
import { lodgePeople } from './lodge.actions.ts'
import { LodgeFields } from './lodge-fields.tsx'
import { formOfPeople, formWithWish, type LodgeForm } from './lodge-form.ts'
import { familiesOf } from './people-by-family.ts'
import { stayInWords } from './stay-words.ts'
import type { LodgingPlace, LodgingRead } from './use-lodging.ts'
import { wishInWords, wishOf } from './wish-words.ts'

type LodgeDialogProps = {
  /** The family; null while it is chosen here. */
  familyKey: string | null
  /** The rooms that were meant, if any. */
  blockId: string | null
  /** Those of the family who are meant, if only some are. */
  guestIds?: readonly string[]
  read: LodgingRead
  place: LodgingPlace
  onClose: () => void
}

/** Says where a family sleeps, or some of it. */
export function LodgeDialog({ familyKey, blockId, guestIds, read, place, onClose }: LodgeDialogProps) {
  const [chosenKey, choose] = useState(familyKey)
  const families = familiesOf(read.people.filter(({ comes }) => comes))
  const family = families.find(({ key }) => key === chosenKey)
  const block = read.hotels.flatMap(({ blocks }) => blocks).find(({ id }) => id === blockId) ?? null
  if (family) return <FamilyDialog key={family.key} {...{ family, block, guestIds, read, place, onClose }} />
  const waiting = families.filter(({ people }) =>
    people.some((one) => one.room === null && one.need !== 'unneeded'),
  )
  return (
    <FormDialogOfChoice
      families={waiting.map(({ key, name }) => ({ value: key, label: name }))}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

type ChoiceProps = {
  families: { value: string; label: string }[]
  onChoose: (key: string) => void
  onClose: () => void
}

function FormDialogOfChoice({ families, onChoose, onClose }: ChoiceProps) {
  const [key, setKey] = useState<string | null>(null)
  const form = useSubmission(() => key && onChoose(key), {
    problems: () => ({ key: key ? null : 'Elige quién.' }),
  })
  return (
    <FormDialog
      title="¿Quién duerme aquí?"
      form={form}
      submitLabel="Seguir"
      onGiveUp={null}
      onClose={onClose}
    >
      {families.length === 0 ? (
        <p className="text-ink-2">Todos los que vienen tienen ya dónde dormir.</p>
      ) : (
        <Select
          label="Familia o invitado"
          options={families}
          value={key}
          onChange={setKey}
          error={form.problems.key ?? null}
        />
      )}
    </FormDialog>
  )
}

type FamilyDialogProps = {
  family: ReturnType<typeof familiesOf>[number]
  block: RoomBlock | null
  guestIds: readonly string[] | undefined
  read: LodgingRead
  place: LodgingPlace
  onClose: () => void
}

function FamilyDialog({ family, block, guestIds, read, place, onClose }: FamilyDialogProps) {
  const { weddingId } = place
  const [typed, type] = useUnsavedForm<LodgeForm>(`stay ${weddingId} ${family.key}`)
  const [shown] = useState(family.people)
  const [isRefused, setRefused] = useState(false)
  // After a refusal the dialog says how it is now, and the next press begins from there.
  const from = isRefused ? family.people : shown
  const wish = wishOf(family, read.wishes)
  const said = wishInWords(wish, read, place)
  const [filled] = useState(() =>
    formWithWish(formOfPeople(family.people, block, read.people, guestIds), family.people, wish, read),
  )
  const fields = { ...filled, ...typed }
  const save = async () => {
    await lodgePeople(
      weddingId,
      from.filter(({ id }) => fields.guestIds.includes(id)),
      fields,
    ).catch((error: unknown) => {
      setRefused(true)
      throw error
    })
    type(null)
    onClose()
  }
  const form = useSubmission(save, {
    problems: () => ({
      people: fields.guestIds.length > 0 ? null : 'Elige al menos a una persona.',
      nights: nightsProblem(fields),
    }),
    ask: (drawn) => ({ nights: dateProblemIn(drawn) }),
  })
  return (
    <FormDialog
      title={family.name}
      {...(said && { description: said })}
      form={form}
      submitLabel="Guardar"
      pendingLabel="Guardando…"
      onGiveUp={() => type(null)}
      onClose={onClose}
      offer={
        isRefused && <p className="text-sm text-ink-2">Ahora: {stayInWords(family.people, read.hotels)}.</p>
      }
    >
      <LodgeFields family={family} read={read} fields={fields} problems={form.problems} onChange={type} />
    </FormDialog>
  )
}
