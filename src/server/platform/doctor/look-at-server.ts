import type { Config } from '#server/platform/config.ts'
import type { Readiness } from '#server/platform/health/readiness.ts'
import { type Finding, ok, skipped, wrong } from './finding.ts'

/** Jobs that have waited longer wait for something that is away. */
const WAITED_MAX_SECONDS = 600

/** The server of this machine, if one runs, says how it does. */
export async function lookAtServer(
  { host, port }: Pick<Config, 'host' | 'port'>,
  signal: AbortSignal,
): Promise<Finding[]> {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const response = await fetch(`http://${name}:${port}/readyz`, { signal }).catch(() => null)
  if (!response) return [skipped(`none runs at port ${port} of this machine`)]
  const said = (await response.json().catch(() => null)) as Partial<Readiness> | null
  if (!said?.database) {
    const cure = 'Wait until it is ready; if another program has the port, choose another PORT.'
    return [wrong(`what runs at port ${port} is not ready`, cure)]
  }
  const found: Finding[] = []
  if (said.database !== 'ok')
    found.push(wrong(`its database is ${said.database}`, 'See the line of the database.'))
  if (said.files !== 'ok') found.push(wrong(`its store of files is ${said.files}`, 'See disk and bucket.'))
  if (said.missingFiles) {
    const cure = "See 'Back up and restore' in docs/operating.md."
    found.push(wrong(`${said.missingFiles} files are missing from its store`, cure))
  }
  const waited = said.jobs?.oldestWaitingSeconds ?? 0
  if (waited > WAITED_MAX_SECONDS) {
    const cure = 'The log names the job and its error; mails wait for the mail server.'
    found.push(wrong(`its oldest job has waited ${Math.round(waited / 60)} minutes`, cure))
  }
  return found.length > 0 ? found : [ok('it runs and serves')]
}
