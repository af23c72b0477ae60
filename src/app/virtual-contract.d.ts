declare module 'virtual:contract' {
  export const contract: typeof import('#contract/index.ts').contract
}
