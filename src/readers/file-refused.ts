import {
  type GuestImportError,
  type GuestImportErrorCode,
  type GuestImportErrorParams,
  guestImportError,
} from '#domain/guest-import/guest-import.ts'

/** Thrown while a file is read, to leave it from any depth; `parseGuestFile` turns it into its result. */
export class FileRefused extends Error {
  readonly refusal: GuestImportError

  constructor(refusal: GuestImportError) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export function refuse<Code extends GuestImportErrorCode>(
  code: Code,
  params: GuestImportErrorParams[Code],
): never {
  throw new FileRefused(guestImportError(code, params))
}
