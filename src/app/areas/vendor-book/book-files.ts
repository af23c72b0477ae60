/** Books that go out as a file, and lists that come in: a part of its own, which the screen fetches when one is asked for. */
export { exportBook } from './export-book.ts'
export { ImportVendors } from './import-vendors.tsx'
