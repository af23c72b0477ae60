import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'

/** As whom PostgreSQL's programs run. `prefix` goes before the program; `owner` must own the files they touch. */
export type Account = { prefix: string[]; owner?: Owner }
export type Owner = { uid: number; gid: number; name: string }

export const ownAccount: Account = { prefix: [] }

export const runsAsRoot = (): boolean => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, and initdb to run as a user without an entry in /etc/passwd. A user namespace
 * shows it a plain user instead, while the files stay ours. Undefined where namespaces are forbidden.
 */
export function mappedAccount(): Account | undefined {
  if (process.platform !== 'linux') return undefined
  const user = knownUsers().find(({ uid }) => uid !== 0)
  if (!user) return undefined
  const prefix = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`]
  return spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status === 0 ? { prefix } : undefined
}

/**
 * Namespaces are forbidden on some machines: there root hands the database to the user made for it, or to the user
 * `nobody`.
 */
export function substituteOwner(): Owner | undefined {
  const users = knownUsers()
  return users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
}

export function accountOf(uid: number, gid: number): Account {
  const name = knownUsers().find((user) => user.uid === uid)?.name ?? String(uid)
  return { prefix: [], owner: { uid, gid, name } }
}

/** initdb insists on a name for its user; a container started with a bare user id has none. */
export function isNameless(): boolean {
  try {
    return userInfo().username === ''
  } catch {
    return true
  }
}

/** Asks the system itself, so that access lists and odd mounts count too. */
export function canReach(owner: Owner, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { uid: owner.uid, gid: owner.gid }).status === 0
}

export function invocation(account: Account, program: string, args: string[]) {
  const [file, ...rest] = [...account.prefix, program, ...args]
  const identity = account.owner && { uid: account.owner.uid, gid: account.owner.gid }
  return { file: file!, args: rest, identity }
}

function knownUsers(): Owner[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length > 3)
      .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }))
  } catch {
    return []
  }
}
