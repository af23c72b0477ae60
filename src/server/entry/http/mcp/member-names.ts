import { contract } from '#contract/index.ts'
import type { ToolContext } from './tool.ts'

/** The names of the members by their ids. */
export async function memberNames({ call }: ToolContext, weddingId: string): Promise<Map<string, string>> {
  const members = await call(contract.weddings.members, { weddingId })
  return new Map(members.map(({ userId, fullName }) => [userId, fullName || 'Usuario']))
}
