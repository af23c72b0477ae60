import { householdCode } from './cards/household-code.ts'
import { invitationCards } from './cards/invitation-cards.ts'
import type { DownloadHandlers } from './http/downloads.ts'
import { archiveFolder } from './inspiration/archive-folder.ts'

/** Every download of the contract; a missing one is a type error. */
export const downloadRouter: DownloadHandlers = {
  inspirationFolder: archiveFolder,
  invitationCards,
  householdCodeSvg: householdCode('svg'),
  householdCodePng: householdCode('png'),
}
