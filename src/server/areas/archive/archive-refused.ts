/** Why a ZIP is not brought in. */
export class ArchiveRefused extends Error {
  readonly code: 'ARCHIVE_UNKNOWN' | 'ARCHIVE_NEWER' | 'ARCHIVE_DAMAGED' | 'ARCHIVE_TOO_LARGE'
  constructor(code: ArchiveRefused['code']) {
    super(code)
    this.code = code
  }
}
