import type { Database } from '#db/client.ts'
import type { MemberReader } from '#server/platform/files/signed-links.ts'

const READER = {
  name: 'link-reader',
  text: `
    select from wedding_members m
    where m.wedding_id = $1 and m.user_id = $2 and m.permissions ->> $3 in ('view', 'edit')`,
}

/** Whether the member for whom a link to a file was made may still see its section. */
export async function mayStillRead(
  db: Database,
  { weddingId, userId, section }: MemberReader,
): Promise<boolean> {
  const { rowCount } = await db.$client.query({ ...READER, values: [weddingId, userId, section] })
  return rowCount === 1
}
