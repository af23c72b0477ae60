/** The package names a file of types that it does not bring. */
declare module '@inlang/plugin-message-format' {
  const plugin: import('@inlang/sdk').InlangPlugin
  export default plugin
}
