import { openKept } from '../kept-sheets/open-kept.ts'

// The sheet says itself when it was read.
openKept(/^\/agenda\/[\w-]{22}$/)
