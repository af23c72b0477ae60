/** The fields of a draft that were typed and are not saved, and what stood there when they were begun. */
export type KeptDraft<Content> = { given: Partial<Content>; was: Partial<Content> }

type Change<Content> = { given: Partial<Content> | undefined; was: Partial<Content> | undefined }
type Kept<Content> = Partial<KeptDraft<Content>>

/** The kept fields once more fields of `base` were typed over. */
export const typedOver = <Content extends object>(
  { given, was }: Kept<Content>,
  base: Content,
  fields: Partial<Content>,
): Change<Content> => ({
  given: { ...given, ...fields } as Partial<Content>,
  was: { ...pick<Content>(base, keysOf<Content>(fields)), ...was } as Partial<Content>,
})

/** The kept fields once `sent` is saved: those that were typed into meanwhile. */
export function withoutSaved<Content extends object>(
  { given, was }: Kept<Content>,
  sent: Partial<Content>,
): Change<Content> {
  const typed: Partial<Content> = given ?? {}
  const left = keysOf<Content>(typed).filter(
    (field) => JSON.stringify(typed[field]) !== JSON.stringify(sent[field]),
  )
  if (left.length === 0) return { given: undefined, was: undefined }
  return { given: pick(typed, left), was: { ...was, ...pick(sent, left) } as Partial<Content> }
}

type Settled<Content> = { draft: Content; conflicts: readonly (keyof Content)[]; keepsMine: boolean }

/** The kept fields once it is settled whether the own fields stay where another page has changed them too. */
export function settled<Content extends object>(
  { given }: Kept<Content>,
  { draft, conflicts, keepsMine }: Settled<Content>,
): Change<Content> {
  const typed: Partial<Content> = given ?? {}
  const left = keysOf<Content>(typed).filter((field) => keepsMine || !conflicts.includes(field))
  if (left.length === 0) return { given: undefined, was: undefined }
  return { given: pick(typed, left), was: pick<Content>(draft, left) }
}

const keysOf = <Content extends object>(fields: Partial<Content>) => Object.keys(fields) as (keyof Content)[]

const pick = <Content extends object>(
  content: Partial<Content>,
  fields: readonly (keyof Content)[],
): Partial<Content> => Object.fromEntries(fields.map((field) => [field, content[field]])) as Partial<Content>
