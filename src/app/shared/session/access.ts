import { type GuardedSection, isEnough, type Need } from '#domain/members/permissions.ts'
import { useWedding } from './use-session.ts'

/** Whether the signed-in person may see or edit a section of one of their weddings. */
export function useAccess(weddingId: string, section: GuardedSection, need: Need): boolean {
  return isEnough(useWedding(weddingId)?.access[section], need)
}
