import { TOO_MANY_REQUESTS, UNAUTHENTICATED } from './shared-errors.ts'

/** The query, the length and the arrival of any body can be wrong in these ways. */
export const bodyErrors = (what: 'file' | 'image' | 'logo', maxBytes: number) =>
  ({
    UNAUTHENTICATED,
    TOO_MANY_REQUESTS,
    BAD_REQUEST: { status: 400, message: 'The query says something that is not allowed' },
    LENGTH_REQUIRED: { status: 411, message: `Say how many bytes the ${what} has` },
    FILE_TOO_LARGE: { status: 413, message: `At most ${maxBytes} bytes` },
    UPLOAD_INTERRUPTED: { status: 400, message: `The ${what} did not arrive whole` },
  }) as const
