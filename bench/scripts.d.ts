declare module '*/scripts/lib/build.mjs' {
  /** Builds the site when a source changed since the last build. */
  export function ensureBuilt(): Promise<void>
}

declare module '*/scripts/lib/chromium.mjs' {
  /** Path of a Chromium; installs one when none is found. */
  export function ensureChromium(): Promise<string>
}
