/** The compiler with the API that generators need, which TypeScript 7 does not have. */
export { ts as default } from '@ts-morph/common'
