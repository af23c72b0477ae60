import { DRAFTS } from '#domain/live/live.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import type { ChangedMessage } from './messages.ts'
import { follows, type Listener } from './stream-registry.ts'

/** The versions of the areas of weddings, by wedding and then by area. */
export type Versions = Map<string, Map<string, number>>

/** The state of the data behind the open screens, as small numbers. */
export type Freshness = { versions: Versions; people: Map<string, string> }

type Reader = Pick<Listener, 'userId' | 'only'> & { weddings: ReadonlyMap<string, { seesDrafts: boolean }> }

/** The id of an event: who comes back with it and finds the same one has missed nothing. */
export function cursorOf(reader: Reader, { versions, people }: Freshness): string {
  let seen = String(people.get(reader.userId) ?? '')
  for (const weddingId of [...reader.weddings.keys()].sort()) {
    if (!follows(reader, weddingId)) continue
    seen += `;${weddingId}`
    for (const [area, version] of [...(versions.get(weddingId) ?? [])].sort()) {
      if (area.endsWith(DRAFTS) && !reader.weddings.get(weddingId)!.seesDrafts) continue
      seen += `,${area}=${version}`
    }
  }
  return shortHash(seen)
}

/** The version that a change has raised. */
export const versionOf = ({ area, draftsOnly = false }: Pick<ChangedMessage, 'area' | 'draftsOnly'>) =>
  draftsOnly ? area + DRAFTS : area

/** The same the other way round: the area of a version, and who hears of it. */
export const areaOf = (version: string) =>
  version.endsWith(DRAFTS)
    ? { area: version.slice(0, -DRAFTS.length), draftsOnly: true }
    : { area: version, draftsOnly: false }

type Watched = { version: number; announced: number }

/**
 * Finds changes that no stream heard of, because a process died or was cut off between its commit and
 * its message: an area whose version grew by more than there were messages.
 */
export class MissedChanges {
  #weddings = new Map<string, Map<string, Watched>>()

  /** Counts a message that came. */
  announced(weddingId: string, area: string): void {
    const areas = this.#weddings.get(weddingId)
    if (!areas) return
    const watched = areas.get(area)
    if (watched) watched.announced += 1
    else areas.set(area, { version: 0, announced: 1 })
  }

  /** Starts to watch weddings that were not watched before. */
  watch(weddingIds: Iterable<string>, versions: Versions): void {
    for (const weddingId of weddingIds) {
      if (!this.#weddings.has(weddingId)) this.#weddings.set(weddingId, start(versions.get(weddingId)))
    }
  }

  /** Watches nothing any more. */
  forget(): void {
    this.#weddings.clear()
  }

  /** Gives the events missed since the last look; weddings that are not among the versions' are let go. */
  look(weddingIds: string[], versions: Versions): { weddingId: string; area: string }[] {
    const before = this.#weddings
    this.#weddings = new Map(weddingIds.map((id) => [id, start(versions.get(id))]))
    return weddingIds.flatMap((weddingId) => {
      const areas = before.get(weddingId)
      if (!areas) return []
      return [...(versions.get(weddingId) ?? [])]
        .filter(([area, version]) => {
          const watched = areas.get(area) ?? { version: 0, announced: 0 }
          return version - watched.version > watched.announced
        })
        .map(([area]) => ({ weddingId, area }))
    })
  }
}

const start = (areas: Map<string, number> = new Map()) =>
  new Map([...areas].map(([area, version]): [string, Watched] => [area, { version, announced: 0 }]))
