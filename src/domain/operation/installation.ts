/** A start finds these out about its database and its store of files. */
export type InstallationFacts = {
  /** The installation id in the database and the one in the store; `null` for none. */
  databaseId: string | null
  storeId: string | null
  /**
   * Whether rows refer to files: `none` does; of those looked for, at least one is in the store (`found`)
   * or not one (`missing`). Paths are made of random ids, so a single file found proves that they belong together.
   */
  references: 'none' | 'found' | 'missing'
  storeHasFiles: boolean
}

export type InstallationVerdict =
  /** Both are to carry `id`; `null` stands for a new one. */
  | { kind: 'together'; id: string | null }
  /** `otherId`: both carry one. `newDatabase`: the store alone has files or an id. `filesMissing`: the rows alone know of files. */
  | { kind: 'apart'; reason: 'otherId' | 'newDatabase' | 'filesMissing' }

/** `ADOPT_STORE` says this of a store that carries no id. */
export const STORE_WITHOUT_ID = 'without-id'

/**
 * Whether a database and a store of files belong to one installation. One of them without an id is of an
 * older version, was restored from an older backup, or is new: only files in common tell these apart.
 */
export function judgeInstallation(facts: InstallationFacts): InstallationVerdict {
  const { databaseId, storeId, references, storeHasFiles } = facts
  if (databaseId !== null && storeId !== null) {
    return databaseId === storeId ? { kind: 'together', id: storeId } : { kind: 'apart', reason: 'otherId' }
  }
  if (references === 'found') return { kind: 'together', id: databaseId ?? storeId }
  if (references === 'missing') return { kind: 'apart', reason: 'filesMissing' }
  if (storeId !== null || storeHasFiles) return { kind: 'apart', reason: 'newDatabase' }
  return { kind: 'together', id: databaseId }
}
