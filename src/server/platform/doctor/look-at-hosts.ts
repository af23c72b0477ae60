import { type HostRole, lookAtHost } from '#db/connection/choose-host.ts'
import { readDatabaseAddress } from '#db/connection/database-address.ts'
import { type Finding, ok, reasonOf, wrong } from './finding.ts'

/** A line for each host of an address that names several, and one more when two of them take changes. */
export async function lookAtHosts(url: string): Promise<Finding[]> {
  const { hosts } = readDatabaseAddress(url)
  if (hosts.length === 1) return []
  const roles = await Promise.all(hosts.map((host) => lookAtHost(host).catch((error: unknown) => error)))
  const lines = hosts.map(({ name }, index) => lineFor(name, roles[index]))
  const writable = roles.filter((role) => isRole(role) && !role.isStandby && !role.isReadOnly).length
  if (writable > 1) lines.push(wrong(`${writable} hosts take changes`, FENCE))
  return lines
}

const FENCE =
  'Stop the one that is not the primary at once: what is written there is lost. Start it again as a standby, made anew or by pg_rewind.'

function lineFor(name: string, role: unknown): Finding {
  if (!isRole(role)) {
    return wrong(`${name} does not answer (${reasonOf(role)})`, 'Start it, or take it out of DATABASE_URL.')
  }
  const { isStandby, isReadOnly, version } = role
  if (isStandby) return ok(`${name}: a standby, PostgreSQL ${version}`)
  return isReadOnly
    ? wrong(`${name}: it may only be read`, 'Set default_transaction_read_only to off, or make it a standby.')
    : ok(`${name}: the primary, PostgreSQL ${version}`)
}

const isRole = (role: unknown): role is HostRole => typeof (role as HostRole)?.isStandby === 'boolean'
