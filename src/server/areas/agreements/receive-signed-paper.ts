import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { keepSignedPaper, type PaperRefusal, paperRefusal } from './keep-signed-paper.commands.ts'
import { EXTENSIONS } from './paper-types.ts'

const REFUSALS = {
  notFound: 'AGREEMENT_NOT_FOUND',
  signed: 'AGREEMENT_SIGNED',
  incomplete: 'AGREEMENT_INCOMPLETE',
  inFuture: 'SIGNED_IN_FUTURE',
} as const satisfies Record<PaperRefusal, string>

/** A PDF ends with this mark, which one that broke off on its way to the planner lacks. */
const PDF_END = '%%EOF'
/** Programs may write so many bytes after it. */
const TAIL_BYTES = 2048

/** Stores a contract that was signed on paper, which counts as signed then. Nothing of a refused one stays. */
export const receiveSignedPaper: UploadHandler<'signedPaper'> = async ({
  platform,
  ownerId,
  params,
  query: { signedOn },
  file,
}) => {
  const { files } = platform
  const key = { plannerId: ownerId, requestId: params['requestId']! }
  const early = await paperRefusal(platform, key, signedOn)
  // A contract that is signed may be so by this file, which a lost answer sends again.
  if (early && early !== 'signed') throw new UploadRefused(REFUSALS[early])
  if (file.size === 0) throw new UploadRefused('FILE_EMPTY')
  const path = `${key.plannerId}/${key.requestId}/${newId()}`
  const read = reading(file.contents)
  await files.put('agreement-files', path, read.contents, file.size!)
  try {
    const contentType = await file.contentType()
    if (!(contentType in EXTENSIONS)) throw new UploadRefused('NOT_A_PAPER')
    if (contentType === 'application/pdf' && !read.tail().includes(PDF_END))
      throw new UploadRefused('PAPER_BROKEN')
    const stored = { path, size: file.size!, contentType, fileHash: read.hash() }
    const kept = await keepSignedPaper(platform, key, { signedOn, file: stored })
    if (typeof kept === 'string') throw new UploadRefused(REFUSALS[kept])
    // The same file was there already, under another path.
    if (!kept.isNew) await files.remove('agreement-files', path)
    return kept.agreement
  } catch (error) {
    // After any other failure the row may be there: a file without one is cleaned away later.
    if (error instanceof UploadRefused) await files.remove('agreement-files', path)
    throw error
  }
}

/** The bytes as they pass, with their hash and their end. */
function reading(contents: Readable) {
  const hash = createHash('sha256')
  let tail = Buffer.alloc(0)
  async function* pass() {
    for await (const part of contents as AsyncIterable<Buffer>) {
      hash.update(part)
      tail = Buffer.concat([tail, part]).subarray(-TAIL_BYTES)
      yield part
    }
  }
  return {
    contents: Readable.from(pass(), { objectMode: false }),
    hash: () => hash.digest('hex'),
    tail: () => tail.toString('latin1'),
  }
}
