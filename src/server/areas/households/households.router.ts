import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { EVENTS_MAX } from '#domain/households/invitation-settings.ts'
import { TRIPS_MAX } from '#domain/transport/transport.ts'
import { levelOf, proofFor } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { addEvent, inviteToEvent, removeEvent, updateEvent } from './events.commands.ts'
import { forgetHealthNow } from './forget-health.commands.ts'
import { findFreePlaces } from './free-places.queries.ts'
import { groupTogether } from './group-together.commands.ts'
import { groupGuests, takeOut } from './grouping.commands.ts'
import { updateDetails } from './guest-details.commands.ts'
import { updateGuests } from './guests-together.commands.ts'
import { inviteHouseholds, markSent, renewLink, revokeLink, updateHousehold } from './households.commands.ts'
import { listAnswers, listHouseholdsJson } from './households.queries.ts'
import { saveSettings } from './invitation-settings.commands.ts'
import { noteAnswers } from './note-answers.commands.ts'
import { guestPageRouter } from './page-content/page-content.router.ts'
import { findAnswerProgress } from './progress.queries.ts'
import { publicPageRouter } from './public-page/public-page.router.ts'

const editor = weddingMember('guests', 'edit')
const viewer = weddingMember('guests', 'view')

const events = {
  add: editor.households.events.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const event = await addEvent(context.platform.db, context.platform.clock, context, added)
    if (event === 'full') throw errors.TOO_MANY_EVENTS({ data: { max: EVENTS_MAX } })
    return event
  }),

  update: editor.households.events.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, eventId, ...changes } = input
    const { db, clock } = context.platform
    const event = await updateEvent(db, clock, context, eventId, changes)
    if (!event) throw errors.EVENT_NOT_FOUND()
    return event
  }),

  remove: editor.households.events.remove.handler(async ({ context, input, errors }) => {
    const removed = await removeEvent(context.platform.db, context, input.eventId)
    if (!removed) throw errors.EVENT_NOT_FOUND()
    return { removed: true } as const
  }),

  invite: editor.households.events.invite.handler(async ({ context, input, errors }) => {
    const changed = await inviteToEvent(context.platform.db, context, input.eventId, input)
    if (changed === undefined) throw errors.EVENT_NOT_FOUND()
    return { changed }
  }),
}

export const householdsRouter = {
  list: viewer.households.list.handler((asked) =>
    versionedList(asked, ({ db, ...view }) =>
      listHouseholdsJson(db, view.weddingId, levelOf(view, 'guests')),
    ),
  ),

  group: editor.households.group.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const household = await groupGuests(db, clock, context, input)
    if (household === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (household === 'full') throw errors.HOUSEHOLD_FULL({ data: { max: HOUSEHOLD_PEOPLE_MAX } })
    return household
  }),

  groupTogether: editor.households.groupTogether.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return { grouped: await groupTogether(db, clock, context, input.groups) }
  }),

  update: editor.households.update.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const household = await updateHousehold(db, clock, context, input.householdId, input)
    if (!household) throw errors.HOUSEHOLD_NOT_FOUND()
    return household
  }),

  takeOut: editor.households.takeOut.handler(async ({ context, input, errors }) => {
    const takenOut = await takeOut(context.platform.db, context, input.householdId, input.guestIds)
    if (takenOut === undefined) throw errors.HOUSEHOLD_NOT_FOUND()
    return { takenOut }
  }),

  invite: editor.households.invite.handler(({ context, input }) =>
    inviteHouseholds(context.platform.db, context.platform.clock, context, input.guestIds),
  ),

  markSent: editor.households.markSent.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return { marked: await markSent(db, clock, context, input.householdIds, input.sentBy) }
  }),

  renewLink: editor.households.renewLink.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const household = await renewLink(db, clock, context, input.householdId)
    if (!household) throw errors.HOUSEHOLD_NOT_FOUND()
    return household
  }),

  revokeLink: editor.households.revokeLink.handler(async ({ context, input, errors }) => {
    const household = await revokeLink(context.platform.db, context, input.householdId)
    if (!household) throw errors.HOUSEHOLD_NOT_FOUND()
    return household
  }),

  answers: viewer.households.answers.handler(async ({ context, input, errors }) => {
    const answers = await listAnswers(context.platform.db, context.weddingId, input.householdId)
    if (!answers) throw errors.HOUSEHOLD_NOT_FOUND()
    return answers
  }),

  progress: viewer.households.progress.handler(({ context }) =>
    findAnswerProgress(context.platform.db, context.weddingId),
  ),

  updateGuest: editor.households.updateGuest.handler(async ({ context, input, errors }) => {
    const { weddingId: _, guestId, ...changes } = input
    const details = await updateDetails(context.platform.db, context, guestId, changes)
    if (!details) throw errors.GUEST_NOT_FOUND()
    if ('otherNote' in details) throw errors.DIET_NOTE_CHANGED({ data: { dietNote: details.otherNote } })
    return details
  }),

  noteAnswers: editor.households.noteAnswers.handler(async ({ context, input, errors }) => {
    const { weddingId: _, guestId, ...told } = input
    const lodging = proofFor(context, 'transport', 'edit')
    if (told.beds && !lodging) throw errors.SECTION_CLOSED()
    const noted = await noteAnswers(context.platform, { ...context, lodging }, guestId, told)
    if (noted === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (noted === 'full')
      throw errors.TOO_MANY_GUESTS({ data: { max: context.platform.settings.limits.wedding.guests } })
    if (Array.isArray(noted)) throw errors.ANSWERS_REFUSED({ data: { problems: noted } })
    const { lineId, hasBeds, people } = noted
    if (lineId) announceRows(context, context, 'guests', people)
    if (hasBeds) announceRows(context, { ...context, section: 'transport' }, 'lodging')
    return { changed: lineId !== null, lineId }
  }),

  freePlaces: editor.households.freePlaces.handler(async ({ context, input, errors }) => {
    const lodging = proofFor(context, 'transport', 'edit')
    const places = await findFreePlaces(context.platform, { ...context, lodging }, input.householdId)
    if (!places) throw errors.HOUSEHOLD_NOT_FOUND()
    return places
  }),

  updateGuests: editor.households.updateGuests.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return { changed: await updateGuests(db, clock, context, input) }
  }),

  forgetHealth: editor.households.forgetHealth.handler(async ({ context, errors }) => {
    const guests = await forgetHealthNow(context.platform.db, context.platform.clock, context)
    if (guests === 'notOver') throw errors.WEDDING_NOT_OVER()
    return { guests }
  }),

  saveSettings: editor.households.saveSettings.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...changes } = input
    const { db, clock } = context.platform
    const editor = { ...context, ofBuses: proofFor(context, 'transport', 'edit') }
    const saved = await saveSettings(db, clock, editor, changes)
    if (saved === 'busesClosed') throw errors.SECTION_CLOSED()
    if (saved === 'tooManyBuses') throw errors.TOO_MANY_BUS_TRIPS({ data: { max: TRIPS_MAX } })
    if (saved === 'noDate') throw errors.SAVE_DATE_WITHOUT_DATE()
    if ('conflicts' in saved) throw errors.SETTINGS_CONFLICTS({ data: saved })
    return saved
  }),

  events,
  guestPage: guestPageRouter,
  publicPage: publicPageRouter,
}
