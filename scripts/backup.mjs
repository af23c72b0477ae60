// `npm run backup` and `npm run restore`, as docs/operating.md describes them.
import { endWithParent } from './setup/end-with-parent.mjs'
import { runBuilt } from './setup/run-built.mjs'

endWithParent()
await runBuilt('backup')
