import { pageHeaders } from '../../sync/api.ts'
import { CodedError } from '../error-messages.ts'

/** A file that the server makes at a request; a refusal is a `CodedError`. */
export async function fetchFile(address: string, asked: object): Promise<ArrayBuffer> {
  const answer = await fetchOnline(address, {
    method: 'POST',
    headers: { ...pageHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  if (answer.ok) return answer.arrayBuffer()
  const { code, data } = (await answer.json()) as { code?: string; data?: unknown }
  throw new CodedError(code ?? 'INTERNAL_SERVER_ERROR', data, answer.status)
}

const fetchOnline = (address: string, request: RequestInit): Promise<Response> =>
  fetch(address, request).catch(() => {
    throw new CodedError('OFFLINE')
  })
