/** Addresses of the build's files that panels need; empty in development. */
declare const PANEL_FILES: readonly string[]

declare module '*?inline-script' {
  /** The text of one classic script. */
  const script: string
  export default script
}
