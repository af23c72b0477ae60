import type { GuestDetails, Household } from '#contract/household-rows.ts'
import type { GuestAge, InvitationLanguage } from '#domain/households/households.ts'
import { type OwnAnswerChanges, withOwnAnswers } from '#domain/households/own-answers.ts'
import type { HouseholdList } from './families.ts'

export type HouseholdFields = Partial<
  Pick<Household, 'name' | 'phone' | 'email' | 'language' | 'gift'> & {
    isThanked: boolean
    ownAnswers: OwnAnswerChanges
  }
>
export type DetailFields = Partial<
  Omit<GuestDetails, 'guestId' | 'householdId' | 'companionOf' | 'hasHealthConsent' | 'ownAnswers'>
> & { ownAnswers?: OwnAnswerChanges }

/** The needs of a guest, for the kitchen, as they were shown when they were changed. */
export type ShownNeeds = Pick<DetailFields, 'allergens' | 'diets' | 'dietNote'>

/** The fields that are set for several guests at once. */
export type TogetherFields = {
  age?: GuestAge
  side?: string | null
  menu?: string | null
  language?: InvitationLanguage | null
}

/** A change to families, as it is shown at once, kept while it waits, and sent. Each can be repeated. */
export type FamilyEdit =
  /** Guests come to a household, which is made when it is not there. */
  | { kind: 'group'; householdId: string; guestIds: string[]; name?: string | null }
  /** The same for several households at once. */
  | { kind: 'groups'; groups: { householdId: string; guestIds: string[] }[] }
  | { kind: 'takeOut'; householdId: string; guestIds: string[] }
  | { kind: 'household'; householdId: string; fields: HouseholdFields }
  | { kind: 'guest'; guestId: string; fields: DetailFields; from?: ShownNeeds }
  | { kind: 'guests'; guestIds: string[]; fields: TogetherFields }
  | { kind: 'invite'; eventId: string; guestIds: string[]; isInvited: boolean }

/** The households with changes in them that the server does not have yet, in the order they were made. */
export function withFamilyEdits(list: HouseholdList, edits: readonly FamilyEdit[]): HouseholdList {
  if (edits.length === 0) return list
  const state: State = {
    details: new Map(list.guests.map((one) => [one.guestId, one])),
    households: new Map(list.households.map((one) => [one.id, one])),
  }
  for (const edit of edits) follow(state, edit)
  return { ...list, guests: [...state.details.values()], households: [...state.households.values()] }
}

type State = { details: Map<string, GuestDetails>; households: Map<string, Household> }

function follow(state: State, edit: FamilyEdit): void {
  if (edit.kind === 'household') changeHousehold(state, edit.householdId, edit.fields)
  else if (edit.kind === 'guest') {
    changeGuest(state, edit.guestId, ({ events, ownAnswers }) => ({
      ...edit.fields,
      events: { ...events, ...edit.fields.events },
      ownAnswers: withOwnAnswers(ownAnswers, edit.fields.ownAnswers),
    }))
  } else if (edit.kind === 'groups') {
    for (const group of edit.groups) followTogether(state, { kind: 'group', ...group })
  } else followTogether(state, edit)
}

type EditOfSeveral = Exclude<FamilyEdit, { kind: 'household' | 'guest' | 'groups' }>

function followTogether(state: State, edit: EditOfSeveral): void {
  if (edit.kind === 'group') {
    const { householdId, name } = edit
    if (!state.households.has(householdId)) state.households.set(householdId, newHousehold(householdId))
    if (name !== undefined) changeHousehold(state, householdId, { name })
  }
  for (const guestId of edit.guestIds) changeGuest(state, guestId, (known) => changeOf(edit, known))
  if (edit.kind === 'guests' && edit.fields.language !== undefined) {
    const { language } = edit.fields
    for (const guestId of edit.guestIds) {
      changeHousehold(state, state.details.get(guestId)?.householdId ?? '', { language })
    }
  }
}

function changeOf(edit: EditOfSeveral, { householdId, events }: GuestDetails): Partial<GuestDetails> {
  switch (edit.kind) {
    case 'group':
      return { householdId: edit.householdId }
    case 'takeOut':
      return householdId === edit.householdId ? { householdId: null } : {}
    case 'invite': {
      const { [edit.eventId]: answer = null, ...others } = events
      return { events: edit.isInvited ? { ...others, [edit.eventId]: answer } : others }
    }
    case 'guests': {
      const { language: _, ...fields } = edit.fields
      return fields
    }
  }
}

function changeHousehold({ households }: State, id: string, fields: HouseholdFields): void {
  const known = households.get(id)
  if (!known) return
  const { isThanked, ownAnswers: changes, ...others } = fields
  const ownAnswers = withOwnAnswers(known.ownAnswers, changes)
  const thankedAt = isThanked === undefined ? known.thankedAt : isThanked ? new Date().toISOString() : null
  households.set(id, { ...known, ...others, thankedAt, ownAnswers })
}

function changeGuest(
  { details }: State,
  guestId: string,
  change: (known: GuestDetails) => Partial<GuestDetails>,
): void {
  const known = details.get(guestId) ?? { ...NOTHING_KNOWN, guestId }
  details.set(guestId, { ...known, ...change(known) })
}

const NOTHING_KNOWN: Omit<GuestDetails, 'guestId'> = {
  ...{ householdId: null, age: 'adult', ageYears: null, side: null, phone: null, menu: null },
  ...{ allergens: [], diets: [], dietNote: null, hasHealthConsent: false, needsHighChair: false },
  ...{ mayBringCompanion: false, companionOf: null, busOut: null, busBack: null, events: {} },
  ownAnswers: {},
}

const newHousehold = (id: string): Household => ({
  ...{
    id,
    name: null,
    language: null,
    phone: null,
    email: null,
    path: null,
    hasLink: false,
    sentAt: null,
    sentBy: null,
  },
  ...{
    openedAt: null,
    answeredAt: null,
    byTelephone: null,
    remindedAt: null,
    remindDueAt: null,
    mail: null,
    dateSentAt: null,
    dateSentBy: null,
    dateTold: null,
    dateOpenedAt: null,
    mayHaveInvitation: false,
    dateMail: null,
    song: null,
  },
  ...{ message: null, ownAnswers: {}, gift: null, thankedAt: null, createdAt: new Date().toISOString() },
})
