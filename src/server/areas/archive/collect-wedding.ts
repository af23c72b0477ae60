import { ARCHIVE_FORMAT, ARCHIVE_INDEX, ARCHIVE_VERSION } from '#domain/archive/wedding-archive.ts'
import type { Access } from '#domain/members/permissions.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { agendaCalendar } from '#server/areas/agenda/agenda-calendar.ts'
import { findWholeAgenda } from '#server/areas/agenda/shared-agenda.queries.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Membership } from '#server/core/membership.ts'
import { type ArchiveReader, atOneMoment, findPathNow, readHeading } from './archive.queries.ts'
import { indexOf } from './archive-index.ts'
import { ORIGINALS } from './archive-originals.ts'
import { FileNames } from './file-names.ts'
import { openParts, workbookOf } from './open-parts.ts'
import { readMe } from './read-me.ts'
import { csvOf } from './sheet-rows.ts'
import type { Document, NamedOriginal, StoredFile } from './stream-zip.ts'
import { conversationsPage, type PagePart, weddingPage } from './wedding-page.ts'

/** A ZIP of a wedding is made of this: texts that are written now, and files that are read when their turn comes. */
export type CollectedWedding = { name: string; documents: Document[]; files: StoredFile[] }

type Deps = Pick<Platform, 'databases'> & Configured<'publicUrl'>

type Asked = {
  membership: Pick<Membership, 'weddingId' | 'access'>
  now: Date
  /** Without them the index names images and files all the same, so that they are known to be missing. */
  withFiles?: boolean
}

/**
 * Lets `use` write the texts of a wedding, as far as a member sees it and without drafts, while all of it stays as it
 * is at one moment; a batch of rows is held at a time. A planner may hand the ZIP to the couple, so it holds what
 * they see of each.
 */
export async function collectWedding<T>(
  deps: Deps,
  { membership, now, withFiles = true }: Asked,
  use: (wedding: CollectedWedding) => Promise<T>,
): Promise<T> {
  const { published } = deps.databases
  const { weddingId, access } = membership
  const heading = await readHeading(published, weddingId)
  const calendar = await calendarOf(deps, membership)
  return atOneMoment(published, weddingId, async (reader) => {
    const named = await nameFiles(reader, access, (text, key) => findPathNow(published, weddingId, text, key))
    const files = withFiles ? named : []
    const parts = openParts(reader, access)
    const documents = documentsOf({ reader, access, heading, calendar, named, files, withFiles, parts, now })
    return use({ name: heading.name, documents, files })
  })
}

type Collected = {
  reader: ArchiveReader
  access: Access
  heading: Awaited<ReturnType<typeof readHeading>>
  calendar: string | null
  /** The files of the wedding, and those of them that are in the ZIP. */
  named: NamedOriginal[]
  files: NamedOriginal[]
  withFiles: boolean
  parts: PagePart[]
  now: Date
}

function documentsOf(collected: Collected): Document[] {
  const { reader, access, heading, calendar, named, files, withFiles, parts, now } = collected
  const { name, date, people } = heading
  const madeOn = spanishDayAt(now)
  const page = { name, date, files, madeOn }
  const conversations = parts.filter(({ workbook }) => workbook === 'conversaciones')
  const marks = {
    formato: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    ...(!withFiles && { sinArchivos: true }),
    creado: now.toISOString(),
    personas: people,
  }
  const about = {
    ...{ name, madeOn, access, workbooks: parts.map(({ workbook }) => workbook) },
    ...{ hasCalendar: calendar !== null, hasConversations: conversations.length > 0, withFiles },
  }
  return [
    { name: 'LEEME.txt', contents: once(readMe(about)) },
    { name: 'index.html', contents: weddingPage({ ...page, parts }) },
    { name: ARCHIVE_INDEX, contents: indexOf(reader, access, marks, named) },
    ...parts.map(({ workbook, sheets }) => ({
      name: `${workbook}.xlsx`,
      contents: workbookOf(sheets),
    })),
    ...(calendar === null ? [] : [{ name: 'agenda.ics', contents: once(calendar) }]),
    ...(conversations.length === 0
      ? []
      : [{ name: 'conversaciones.html', contents: conversationsPage({ ...page, parts: conversations }) }]),
    ...parts.flatMap(({ sheets }) =>
      sheets.map((open) => ({ name: `csv/${open.sheet.name}.csv`, contents: csvOf(open) })),
    ),
  ]
}

/** The agenda as a calendar; `null` where there is none to see, as a calendar without events is no calendar. */
async function calendarOf(
  { databases: { published }, settings: { publicUrl } }: Deps,
  membership: Asked['membership'],
): Promise<string | null> {
  const weddingId = proofFor(membership, 'agenda', 'view')
  if (!weddingId) return null
  const seesVendors = proofFor(membership, 'vendors', 'view') !== null
  const agenda = await findWholeAgenda(published, weddingId, { seesVendors })
  return agenda && agenda.items.length > 0 ? agendaCalendar(agenda, publicUrl) : null
}

async function nameFiles(
  reader: ArchiveReader,
  access: Access,
  findNow: (text: string, key: StoredFile['key']) => Promise<string | undefined>,
): Promise<NamedOriginal[]> {
  const names = new FileNames()
  const files: NamedOriginal[] = []
  for (const { section, text } of ORIGINALS) {
    if (access[section] === 'none') continue
    for (const original of await reader.originals(text)) {
      const { table, key, bucket, path, size, note = null, folders } = original
      const folder = folders.at(-1)!
      const pathNow = () => findNow(text, key)
      files.push({ name: names.take(original), table, key, bucket, path, size, folder, note, pathNow })
    }
  }
  return files
}

async function* once(text: string) {
  yield text
}
