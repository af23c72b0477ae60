import { randomUUID } from 'node:crypto'
import { mkdir, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Finding, ok, reasonOf, skipped, wrong } from './finding.ts'

const GIGABYTE = 1e9
/** Below it an import or a busy day may fill the disk. */
const FREE_MIN_BYTES = 2 * GIGABYTE

/** Whether this user can write below `DATA_DIR`, with room, and others cannot read the secrets there. */
export async function lookAtDisk(dataDir: string): Promise<Finding[]> {
  const probe = join(dataDir, `.doctor-${randomUUID()}`)
  let made: string | undefined
  try {
    made = await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'x', { mode: 0o600 })
    const found = room(dataDir, await statfs(dataDir))
    return [
      ...(made ? [skipped(`the first start makes ${dataDir}`)] : []),
      found,
      ...(await secrets(dataDir)),
    ]
  } catch (error) {
    const cure = 'Give it to the user that runs Azahar (chown), or name another folder in DATA_DIR.'
    return [wrong(`${dataDir} cannot be written to (${reasonOf(error)})`, cure)]
  } finally {
    await rm(probe, { force: true }).catch(() => {})
    if (made) await removeEmpty(dataDir, made)
  }
}

/** Takes back the folders from `made` down to `folder`; a server that starts meanwhile keeps them. */
async function removeEmpty(folder: string, made: string): Promise<void> {
  for (let empty = folder; empty.startsWith(made); empty = dirname(empty)) {
    const isGone = await rmdir(empty).then(
      () => true,
      () => false,
    )
    if (!isGone) return
  }
}

function room(dataDir: string, { bavail, bsize, ffree, files }: Awaited<ReturnType<typeof statfs>>): Finding {
  const free = Number(bavail) * Number(bsize)
  const said = `${(free / GIGABYTE).toFixed(1)} GB are free at ${dataDir}`
  if (Number(files) > 0 && Number(ffree) === 0)
    return wrong(`no inode is left at ${dataDir}`, 'Remove small files, or take another file system.')
  return free < FREE_MIN_BYTES ? wrong(said, 'Make room, or move the files to a bucket (S3_*).') : ok(said)
}

async function secrets(dataDir: string): Promise<Finding[]> {
  const open: string[] = []
  for (const name of ['auth-secret', 'vapid-private-key']) {
    const found = await stat(join(dataDir, name)).catch(() => null)
    if (found && process.platform !== 'win32' && (found.mode & 0o077) !== 0) open.push(join(dataDir, name))
  }
  if (open.length === 0) return []
  return [wrong('other users can read the secrets', `chmod 600 ${open.join(' ')}`)]
}
