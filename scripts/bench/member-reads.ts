import type { asPerson } from './environment.ts'

type Person = ReturnType<typeof asPerson>

type Document = {
  paths: Record<string, { get?: { parameters?: { in: string; required?: boolean; name: string }[] } }>
}

/**
 * The addresses of all that a member reads of a wedding or of themselves without naming a row, but for the ways into the
 * account, of which one tries only some.
 */
export async function readsOfMember(person: Person, weddingId: string): Promise<string[]> {
  const document = (await (await person.call('/api/openapi.json')).json()) as Document
  const wanted = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const needed = (get?.parameters ?? []).filter(({ required }) => required).map(({ name }) => name)
    const isRead = get && !path.startsWith('/auth/') && needed.every((name) => name === 'weddingId')
    return isRead ? [`/api${path}`] : []
  })
  return wanted.map((each) => each.replace('{weddingId}', weddingId))
}
