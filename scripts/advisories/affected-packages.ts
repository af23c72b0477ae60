import { compare, gte, lt, lte, valid } from 'semver'
import type { Advisory } from './read-advisories.ts'

export type LockedPackage = { name: string; version: string; isDev: boolean }

/** A package and an advisory that is about its version; `fixed` is the first later version without the fault. */
export type Finding = { package: LockedPackage; advisory: Advisory; fixed: string | undefined }

type Affected = Advisory['affected'][number]
type Events = Affected['ranges'][number]['events']

/** The packages of a lock file, each version once. */
export function lockedPackages(lock: {
  packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>
}): LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  for (const [path, { name: alias, version, dev = false, link }] of Object.entries(lock.packages)) {
    if (path === '' || link || !version) continue
    const name = alias ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isDev = dev && (found.get(`${name}@${version}`)?.isDev ?? true)
    found.set(`${name}@${version}`, { name, version, isDev })
  }
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : compare(a.version, b.version),
  )
}

/** Which packages the advisories are about, in the order of the packages. */
export function findAffected(packages: readonly LockedPackage[], advisories: readonly Advisory[]): Finding[] {
  const byName = new Map<string, { advisory: Advisory; affected: Affected }[]>()
  for (const advisory of advisories) {
    for (const affected of advisory.affected) {
      if (affected.package?.ecosystem !== 'npm') continue
      const { name } = affected.package
      byName.set(name, [...(byName.get(name) ?? []), { advisory, affected }])
    }
  }
  return packages.flatMap((one) =>
    (byName.get(one.name) ?? [])
      .filter(({ affected }) => isAffected(one.version, affected))
      .map(({ advisory, affected }) => ({ package: one, advisory, fixed: fixOf(one.version, affected) })),
  )
}

function isAffected(version: string, { ranges, versions }: Affected): boolean {
  return (
    versions.includes(version) ||
    ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))
  )
}

/** The events of a range in the order of their versions say where the fault begins and ends, again and again. */
function isWithin(version: string, events: Events): boolean {
  let isInside = false
  for (const { introduced, fixed, last_affected } of inOrder(events)) {
    if (introduced !== undefined && gte(version, versionOf(introduced))) isInside = true
    if (fixed !== undefined && gte(version, fixed)) isInside = false
    if (last_affected !== undefined && !lte(version, last_affected)) isInside = false
  }
  return isInside
}

function fixOf(version: string, { ranges }: Affected): string | undefined {
  return ranges
    .flatMap(({ events }) => events.map(({ fixed }) => fixed))
    .filter((fixed) => fixed !== undefined && valid(fixed) !== null && lt(version, fixed))
    .sort((a, b) => compare(a!, b!))[0]
}

const inOrder = (events: Events): Events =>
  events.toSorted((a, b) => compare(versionOf(placeOf(a)), versionOf(placeOf(b))))

const placeOf = ({ introduced, fixed, last_affected }: Events[number]) =>
  introduced ?? fixed ?? last_affected ?? '0'

/** A fault that was always there is introduced in `0`, which is no version of npm. */
const versionOf = (text: string) => (text === '0' ? '0.0.0-0' : text)
