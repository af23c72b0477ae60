// `npm run backup` and `npm run restore`, as docs/operating.md describes them.
import { endWithParent } from './setup/end-with-parent.mjs'

endWithParent()
process.env.NODE_ENV ||= 'production'
await import('../dist/server/backup.js')
