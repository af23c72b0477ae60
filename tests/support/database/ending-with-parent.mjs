import { endWithParent } from '../../../scripts/setup/end-with-parent.mjs'

endWithParent()
const living = setInterval(() => {}, 60_000)
process.once('SIGTERM', () => {
  clearInterval(living)
  console.log('stopped')
})
console.log(`ready ${process.pid}`)
