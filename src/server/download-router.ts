import { downloadWedding } from './archive/download-wedding.ts'
import { householdCode } from './cards/household-code.ts'
import { invitationCards } from './cards/invitation-cards.ts'
import type { DownloadHandlers } from './http/downloads.ts'
import { archiveFolder } from './inspiration/archive-folder.ts'

/** Every download of the contract; a missing one is a type error. */
export const downloadRouter: DownloadHandlers = {
  wedding: downloadWedding,
  inspirationFolder: archiveFolder,
  invitationCards,
  householdCodeSvg: householdCode('svg'),
  householdCodePng: householdCode('png'),
}
