import type { MergeDecision } from '#contract/agenda-merge.ts'
import type { Transaction } from '#db/client.ts'
import type { PublishedCounts } from '#domain/activity/published-in-words.ts'
import { type ChosenDays, notifyOfDays, showDays } from '#server/areas/agenda/agenda-drafts.commands.ts'
import type { Undecided } from '#server/areas/agenda/agenda-merge.commands.ts'
import { notifyOfFolders, showFolders } from '#server/areas/inspiration/folder-drafts.commands.ts'
import type { Recipients } from '#server/areas/notifications/notify.ts'
import { notifyOfTasks, showTasks } from '#server/areas/tasks/task-drafts.commands.ts'
import { notifyOfVendors, showVendors } from '#server/areas/vendors/vendor-drafts.commands.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Membership } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The sections that hold drafts, in the order in which transactions take their locks. */
export const PUBLISHED_SECTIONS = ['agenda', 'inspiration', 'tasks', 'vendors'] as const

export type DraftSection = (typeof PUBLISHED_SECTIONS)[number]

export type Publisher = ActingMember & Pick<Membership, 'access'>

/** The ids of the drafts that are to be published. */
export type ChosenDrafts = Record<DraftSection, string[]>

/** The drafts, and which side counts in conflicts of days that were shown. */
export type PublishedChoice = { chosen: ChosenDrafts; decisions: readonly MergeDecision[] }

/** The part of a section that a publication has shown, and the notification of this alone. */
export type ShownPart = {
  section: DraftSection
  counts: Partial<PublishedCounts>
  tell: (whom: Recipients) => Promise<unknown>
}

/** Ends the transaction: a day that is published names this vendor, who stays a draft. */
export class VendorStaysDraft extends Error {
  readonly draftNamed: string
  constructor(draftNamed: string) {
    super('a vendor who is responsible in a published day is a draft')
    this.draftNamed = draftNamed
  }
}

/** Ends the transaction: others have changed what was prepared, and nobody has said what counts. */
export class ChangesUndecided extends Error {
  readonly undecided: Undecided
  constructor(undecided: Undecided) {
    super('prepared changes of a day are in conflict with others')
    this.undecided = undecided
  }
}

/** The member with the proof of a section that they may edit; `null` for one who may not. */
export function editorOf<S extends DraftSection>(by: Publisher, section: S): ActingMember<S> | null {
  const weddingId = proofFor(by, section, 'edit')
  return weddingId && { ...by, weddingId }
}

/** Shows the drafts of each section that the member may edit. */
export async function showParts(
  tx: Transaction,
  clock: Clock,
  by: Publisher,
  { chosen, decisions }: PublishedChoice,
): Promise<ShownPart[]> {
  // Vendors come first: a day may name one that is published with it.
  const parts = [
    await showVendorsOf(tx, clock, by, chosen.vendors),
    await showDaysOf(tx, clock, by, { dayIds: chosen.agenda, decisions }),
    await showFoldersOf(tx, clock, by, chosen.inspiration),
    await showTasksOf(tx, clock, by, chosen.tasks),
  ]
  return parts.filter((part) => part !== null)
}

type ShowPart<Chosen> = (
  tx: Transaction,
  clock: Clock,
  by: Publisher,
  chosen: Chosen,
) => Promise<ShownPart | null>

const showVendorsOf: ShowPart<string[]> = async (tx, clock, by, vendorIds) => {
  const editor = editorOf(by, 'vendors')
  const shown = editor && (await showVendors(tx, editor, vendorIds))
  return (
    shown && {
      section: 'vendors',
      counts: { vendors: shown.count },
      tell: (whom) => notifyOfVendors(tx, clock, editor, shown, whom),
    }
  )
}

const showDaysOf: ShowPart<ChosenDays> = async (tx, clock, by, chosen) => {
  const editor = editorOf(by, 'agenda')
  const shown = editor && (await showDays(tx, clock, editor, chosen))
  if (shown && 'draftNamed' in shown) throw new VendorStaysDraft(shown.draftNamed)
  if (shown && 'conflicts' in shown) throw new ChangesUndecided(shown)
  return (
    shown && {
      section: 'agenda',
      counts: { days: shown.count - shown.changed, changedDays: shown.changed },
      tell: (whom) => notifyOfDays(tx, clock, editor, shown, whom),
    }
  )
}

const showFoldersOf: ShowPart<string[]> = async (tx, clock, by, folderIds) => {
  const editor = editorOf(by, 'inspiration')
  const shown = editor && (await showFolders(tx, editor, folderIds))
  return (
    shown && {
      section: 'inspiration',
      counts: { folders: shown.count },
      tell: (whom) => notifyOfFolders(tx, clock, editor, shown, whom),
    }
  )
}

const showTasksOf: ShowPart<string[]> = async (tx, clock, by, taskIds) => {
  const editor = editorOf(by, 'tasks')
  const shown = editor && (await showTasks(tx, editor, taskIds))
  return (
    shown && {
      section: 'tasks',
      counts: { tasks: shown.count },
      tell: (whom) => notifyOfTasks(tx, clock, editor, shown, whom),
    }
  )
}
