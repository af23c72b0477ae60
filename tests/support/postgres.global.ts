import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { createLog } from '#server/platform/log.ts'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { commandOf, isAlive } from '#server/platform/postgres/process-table.ts'
import { startPostgres } from '#server/platform/postgres/supervisor.ts'
import { inDatabase, templateDatabase } from './database/database-address.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the one PostgreSQL that serves the whole test run. */
    postgres: string
  }
}

const migrations = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweepKilledRuns()
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const log = createLog('lines', { write: () => {} })
  const onLost = (error: Error) => {
    throw error
  }
  const postgres = await startPostgres({ dataDir, durable: false, onLost }, log)
  const teardown = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await prepareTemplate(postgres.connectionString)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgres', postgres.connectionString)
  return teardown
}

/** A test run that was killed leaves its server and folder behind, which no later run uses. */
function sweepKilledRuns(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = /^azahar-test-(\d+)-/.exec(name)?.[1]
    if (!owner || isAlive(Number(owner))) continue
    const folder = join(tmpdir(), name)
    const pidFile = join(folder, 'postgres/cluster/postmaster.pid')
    const server = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0
    if (server && commandOf(server).includes(`-D ${folder}`)) process.kill(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function prepareTemplate(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  if (!existsSync(join(migrations, 'meta', '_journal.json'))) return
  await migrateDatabase(inDatabase(connectionString, templateDatabase), migrations)
}
