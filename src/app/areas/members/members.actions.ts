import { client } from '../../lib/api.ts'

/** Ends the membership of another member. */
export const removeMember = (weddingId: string, userId: string) =>
  client.weddings.removeMember({ weddingId, userId })
