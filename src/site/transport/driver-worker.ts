import { openKept } from '../kept-sheets/open-kept.ts'

// Its boxes are ticked by the script, which keeps the ticks itself.
openKept(/^\/autobuses\/[\w-]{22}$/)
