/** The routes of the API but for those of `virtual:late-contract`, which are added to them. */
declare module 'virtual:contract' {
  export const contract: typeof import('#contract/index.ts').contract
}

/** The routes that no screen which is met first calls. */
declare module 'virtual:late-contract' {
  export const contract: Partial<typeof import('#contract/index.ts').contract>
}
