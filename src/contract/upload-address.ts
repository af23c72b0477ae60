import type { FileKind } from '#domain/files/files.ts'

const ITEMS: Record<FileKind, string> = {
  vendor: 'vendors',
  guest: 'guests',
  item: 'agenda/items',
  task: 'tasks',
}

/**
 * The address to which the bytes of a file of an item are sent with POST (see `uploads.ts`). Free of Zod, for the
 * browser.
 */
export function itemFileAddress(
  item: { weddingId: string; kind: FileKind; targetId: string },
  file: { id: string; name: string; overwrite: boolean },
): string {
  const query = new URLSearchParams({
    id: file.id,
    // Names of files come from the disk and may hold halves of characters.
    name: file.name.toWellFormed(),
    overwrite: String(file.overwrite),
  })
  return `/api/weddings/${item.weddingId}/${ITEMS[item.kind]}/${item.targetId}/files?${query}`
}

/** The same for a vendor of a planner's book. */
export function bookFileAddress(
  bookVendorId: string,
  file: { id: string; name: string; overwrite: boolean },
): string {
  const query = new URLSearchParams({
    id: file.id,
    name: file.name.toWellFormed(),
    overwrite: String(file.overwrite),
  })
  return `/api/planner/vendor-book/${bookVendorId}/files?${query}`
}

/** The address to which the bytes of an image are sent with POST. */
export function inspirationImageAddress(
  folder: { weddingId: string; folderId: string },
  image: { id: string; name: string },
): string {
  const query = new URLSearchParams({ id: image.id, name: image.name.toWellFormed() })
  return `/api/weddings/${folder.weddingId}/inspiration/folders/${folder.folderId}/images?${query}`
}

/** The address to which the bytes of a wedding's cover are sent with POST. */
export function weddingCoverAddress(weddingId: string, image: { id: string; name: string }): string {
  const query = new URLSearchParams({ id: image.id, name: image.name.toWellFormed() })
  return `/api/weddings/${weddingId}/style/covers?${query}`
}

/** The address to which the bytes of a plan of the venue are sent with POST. */
export function roomPictureAddress(weddingId: string, image: { id: string; name: string }): string {
  const query = new URLSearchParams({ id: image.id, name: image.name.toWellFormed() })
  return `/api/weddings/${weddingId}/seating/pictures?${query}`
}

/** The address to which the bytes of a plan for the page of the wedding are sent with POST. */
export function venuePlanAddress(weddingId: string, image: { id: string; name: string }): string {
  const query = new URLSearchParams({ id: image.id, name: image.name.toWellFormed() })
  return `/api/weddings/${weddingId}/guest-page/pictures?${query}`
}

/**
 * The address to which the bytes of a logo are sent with POST; the part of it that is kept is in shares of its size.
 */
export function logoAddress(
  name: string,
  crop: { x: number; y: number; width: number; height: number } | null,
): string {
  const part = Object.entries(crop ?? {}).map(([key, value]) => [key, String(value)])
  const query = new URLSearchParams({ name: name.toWellFormed(), ...Object.fromEntries(part) })
  return `/api/planner/branding/logo?${query}`
}

/** The address to which the bytes of an image of a portfolio are sent with POST. */
export function portfolioImageAddress(image: { id: string; name: string }): string {
  const query = new URLSearchParams({ id: image.id, name: image.name.toWellFormed() })
  return `/api/planner/portfolio?${query}`
}

/** The address to which the bytes of a file that proves a payment are sent with POST. */
export const paymentFileAddress = (paymentId: string, name: string): string =>
  `/api/planner/books/payments/${paymentId}/files?${new URLSearchParams({ name: name.toWellFormed() })}`

/** The address to which the bytes of a contract that was signed on paper are sent with POST. */
export const signedPaperAddress = (requestId: string, signedOn: string): string =>
  `/api/planner/requests/${requestId}/agreement/paper?${new URLSearchParams({ signedOn })}`

/** The address to which a piece of a file of a planner's import is sent with POST, from the byte at which it begins. */
export const plannerPieceAddress = (file: { importId: string; id: string }, from: number): string =>
  `/api/planner/imports/${file.importId}/files/${file.id}/pieces?from=${from}`

/** The address to which a piece of a file of an import is sent with POST, from the byte at which it begins. */
export const importPieceAddress = (
  file: { weddingId: string; importId: string; id: string },
  from: number,
): string => `/api/weddings/${file.weddingId}/imports/${file.importId}/files/${file.id}/pieces?from=${from}`
