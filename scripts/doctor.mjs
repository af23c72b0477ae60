// Looks at what an installation stands on and says what is wrong and what helps; `--json` for programs.
import { runBuilt } from './setup/run-built.mjs'

await runBuilt('doctor')
