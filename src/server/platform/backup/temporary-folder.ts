import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '#domain/time/time.ts'
import { systemClock } from '../clock.ts'
import { isTaken } from '../postgres/process-table.ts'
import { StartError } from '../start-error.ts'

const NAME = /^(?:move|restore)-azahar-(\d+)-/

/**
 * Lends a folder for as long as `use` takes, to this user alone: the rows of a whole backup are in it. What a killed
 * command has left a day ago goes first. Throws `StartError` where no folder can be made.
 */
export async function inTemporaryFolder<T>(
  command: 'move' | 'restore',
  use: (folder: string) => Promise<T>,
  parent = tmpdir(),
): Promise<T> {
  await removeLeft(parent)
  const folder = await mkdtemp(join(parent, `${command}-azahar-${process.pid}-`)).catch((error: Error) => {
    throw new StartError(
      `The folder for temporary files cannot be used (${error.message}): name another one in TMPDIR.`,
    )
  })
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A process of another container may have the number of none here, so that its folder is let be for a day. */
async function removeLeft(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!pid || isTaken(pid)) continue
    const folder = join(parent, name)
    const found = await stat(folder).catch(() => null)
    const isOurs = found?.uid === process.getuid?.()
    if (found && isOurs && found.mtimeMs < systemClock.now().getTime() - DAY_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
