import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { blockOptions, type LodgeForm, NO_BLOCK, roomOptions } from './lodge-form.ts'
import { NightsFields } from './nights-fields.tsx'
import type { LodgingFamily } from './people-by-family.ts'
import type { LodgingRead } from './use-lodging.ts'

const NEEDS = [
  { value: 'unsaid', label: 'Sin decir' },
  { value: 'wanted', label: 'Quieren' },
  { value: 'booked', label: 'Tienen' },
  { value: 'unneeded', label: 'No necesitan' },
] as const

type LodgeFieldsProps = {
  family: LodgingFamily
  read: LodgingRead
  fields: LodgeForm
  problems: { people?: string | null; nights?: string | null }
  onChange: (changes: Partial<LodgeForm>) => void
}

/** The fields of a stay: its people, their room and their days. */
export function LodgeFields({ family, read, fields, problems, onChange }: LodgeFieldsProps) {
  const sleeps = fields.need === 'wanted' || fields.need === 'booked'
  const block = read.hotels.flatMap(({ blocks }) => blocks).find(({ id }) => id === fields.blockId)
  const tooMany = block?.beds && fields.guestIds.length > block.beds
  return (
    <>
      {family.people.length > 1 && (
        <div>
          <CheckboxSet
            legend="Quiénes"
            choices={family.people.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={fields.guestIds}
            onChange={(guestIds) => onChange({ guestIds })}
            className="mt-1 grid gap-x-4 md:grid-cols-2"
          />
          {problems.people && (
            <p role="alert" className="text-sm font-strong text-danger">
              {problems.people}
            </p>
          )}
        </div>
      )}
      <Segmented
        label="Habitación"
        segments={NEEDS}
        value={fields.need}
        onChange={(need) => onChange({ need })}
        hasLongWords
        className="justify-self-start"
      />
      {sleeps && (
        <>
          <Select
            label="Dónde"
            options={blockOptions(read.hotels, read.people)}
            value={block ? fields.blockId : NO_BLOCK}
            onChange={(blockId) => onChange({ blockId, room: 'new' })}
          />
          {block && (
            <Select
              label="Qué habitación"
              description={tooMany ? `Es para ${block.beds}, y son ${fields.guestIds.length}.` : undefined}
              options={roomOptions(block, read.people, fields.guestIds)}
              value={fields.room}
              onChange={(room) => onChange({ room })}
            />
          )}
          <NightsFields days={fields} problem={problems.nights ?? null} onChange={onChange} />
        </>
      )}
    </>
  )
}
