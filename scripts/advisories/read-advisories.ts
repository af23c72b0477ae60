import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { z } from 'zod'

const EVENT = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
})
const AFFECTED = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(z.object({ type: z.string(), events: z.array(EVENT) })).default([]),
  versions: z.array(z.string()).default([]),
})
/** The part of an entry of the OSV schema 1.x that is read. */
const ADVISORY = z.object({
  id: z.string(),
  modified: z.string(),
  withdrawn: z.string().optional(),
  aliases: z.array(z.string()).optional(),
  summary: z.string().default(''),
  affected: z.array(AFFECTED).default([]),
  database_specific: z.object({ severity: z.string().optional().catch(undefined) }).optional(),
})

export type Advisory = Omit<z.output<typeof ADVISORY>, 'database_specific'> & { severity: string | undefined }

/** The advisories of a file or folder that are about packages of npm and still stand. Throws when it is not OSV. */
export async function readAdvisories(path: string): Promise<Advisory[]> {
  const found: Advisory[] = []
  for await (const json of textsOf(path)) {
    for (const entry of [JSON.parse(json)].flat()) {
      const { database_specific, ...advisory } = ADVISORY.parse(entry)
      const isOfNpm = advisory.affected.some((each) => each.package?.ecosystem === 'npm')
      if (isOfNpm && !advisory.withdrawn) found.push({ ...advisory, severity: database_specific?.severity })
    }
  }
  return found
}

async function* textsOf(path: string): AsyncGenerator<string> {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (name.endsWith('.json')) yield readFileSync(join(path, name), 'utf8')
  } else if (path.endsWith('.zip')) {
    const archive = await yauzl.openPromise(path)
    for await (const entry of archive.eachEntry())
      if (entry.fileName.endsWith('.json')) yield text(await archive.openReadStreamPromise(entry))
  } else yield readFileSync(path, 'utf8')
}
