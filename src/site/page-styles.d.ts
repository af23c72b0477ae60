/** The style sheet of a public page, made by the build from its module (`scripts/vite/page-styles.ts`). */
declare module '*.tsx?styles' {
  const css: string
  export default css
}
