/** A downloaded wedding calls itself so in `boda.json`. */
export const ARCHIVE_FORMAT = 'azahar-boda'

/** Since 2 a download may leave images and files out, which it says with `sinArchivos`. */
export const ARCHIVE_VERSION = 2

/** The complete part of a downloaded wedding; all else in it is for people to read. */
export const ARCHIVE_INDEX = 'boda.json'

/** Bytes of a ZIP that is brought in, and of all that is in it. */
export const ARCHIVE_MAX_BYTES = 12 * 1024 ** 3

/** Bytes of its index, which is held in memory while it is read. */
export const ARCHIVE_INDEX_MAX_BYTES = 64 * 1024 ** 2

/** How many times as large as in the ZIP an entry may be: text shrinks to a twentieth, a bomb to a thousandth. */
export const ARCHIVE_RATIO_MAX = 200

export const ARCHIVE_ENTRIES_MAX = 70_000

/** Names of missing files that bringing a ZIP in tells; of all others their number. */
export const MISSING_FILES_MAX = 200

/** Imports under way in one server process. */
export const IMPORTS_AT_ONCE = 4
