import { CodedError } from '../../../shared/error-messages.ts'
import { whileSignedIn } from '../../../shared/session/signed-in.ts'
import { sendFile } from '../../../sync/send-file.ts'
import '../imports.sentences.ts'
import { type Arrival, type ArrivalRoom, changeArrival } from './arrival-store.ts'
import { nextPiece } from './pieces.ts'

/** Sends piece after piece. One that the server has already is passed over: its answer says where to go on. */
export async function sendPieces(
  { id, room, file, received: first }: Arrival,
  signal: AbortSignal,
): Promise<void> {
  let received = first
  for (let piece = nextPiece(received, file.size); piece; piece = nextPiece(received, file.size)) {
    const { from, to } = piece
    const bytes = await bytesOf(file.slice(from, to))
    const before = received
    received = await whileSignedIn(() => sendPiece(room, id, { from, bytes, signal }), signal)
    if (received === before) throw new CodedError('IMPORT_OFFSET')
    changeArrival(id, { received, sent: 0 })
  }
}

type Piece = { from: number; bytes: Blob; signal: AbortSignal }

async function sendPiece({ addressOf }: ArrivalRoom, id: string, { from, bytes, signal }: Piece) {
  const onProgress = (share: number) => changeArrival(id, { sent: share * bytes.size })
  const sending = sendFile<{ received: number }>(addressOf(id, from), bytes, onProgress)
  signal.addEventListener('abort', sending.cancel)
  try {
    return (await sending.stored).received
  } catch (error) {
    const goesOn = error instanceof CodedError && error.code === 'IMPORT_OFFSET' && offsetOf(error.data)
    if (typeof goesOn !== 'number') throw error
    return goesOn
  }
}

const offsetOf = (data: unknown): number | undefined => (data as { received?: number } | undefined)?.received

/** Read before they are sent: a file that was moved or changed meanwhile would look as if the network had gone. */
async function bytesOf(piece: Blob): Promise<Blob> {
  try {
    return new Blob([await piece.arrayBuffer()])
  } catch {
    throw new CodedError('IMPORT_FILE_GONE')
  }
}
