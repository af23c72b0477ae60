/** Where the bytes of a vendor's file are sent with POST (see `uploads.ts`). Free of Zod, for the browser. */
export function vendorFileAddress(
  vendor: { weddingId: string; vendorId: string },
  file: { id: string; name: string; overwrite: boolean },
): string {
  const query = new URLSearchParams({
    id: file.id,
    // Names of files come from the disk and may hold halves of characters.
    name: file.name.toWellFormed(),
    overwrite: String(file.overwrite),
  })
  return `/api/weddings/${vendor.weddingId}/vendors/${vendor.vendorId}/files?${query}`
}
