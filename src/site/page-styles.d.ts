/** The style sheet of a public page, made by the build from its module (`scripts/vite/page-styles.ts`). */
declare module '*.tsx?styles' {
  const styles: import('./used-styles.ts').PageStyles
  export default styles
}

/** The same for a page that stands without the header and the footer of the site. */
declare module '*.tsx?own-styles' {
  const styles: import('./used-styles.ts').PageStyles
  export default styles
}

/** The address of a script for the browser, bundled by the build (`scripts/vite/page-script.ts`). */
declare module '*.ts?script' {
  const path: string
  export default path
}
