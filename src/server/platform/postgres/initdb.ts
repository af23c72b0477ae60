import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import { invocation } from './account.ts'
import { program } from './binaries.ts'
import { superuser } from './cluster.ts'
import type { PostgresInstallation } from './installation.ts'

export async function initdb(
  installation: PostgresInstallation,
  unfinished: string,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${join(unfinished, 'cluster')}`,
    `--username=${superuser}`,
    `--pwfile=${join(unfinished, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    // pg_trgm takes letters from LC_CTYPE, and under plain C an accented one is no letter at all.
    await run(installation, [
      ...args,
      `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
    ])
  } catch (error) {
    if (!/invalid locale/.test(String((error as { stderr?: string }).stderr))) throw describe(error)
    rmSync(join(unfinished, 'cluster'), { recursive: true, force: true })
    await run(installation, args).catch((failure) => {
      throw describe(failure)
    })
  }
}

async function run({ account, binaries }: PostgresInstallation, args: string[]): Promise<void> {
  const { file, args: all, identity } = invocation(account, program(binaries, 'initdb'), args)
  await promisify(execFile)(file, all, { ...identity, windowsHide: true })
}

function describe(error: unknown): StartError {
  const { stderr, message } = error as { stderr?: string; message: string }
  const line = stderr?.split('\n').find((text) => /error|fatal|could not|cannot/i.test(text)) ?? message
  return new StartError(`The database cannot be created: ${line.trim()}`)
}
