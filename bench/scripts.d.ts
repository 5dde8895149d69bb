declare module '*/scripts/lib/build.mjs' {
  /** Builds the site if a source has changed since the last build. */
  export function ensureBuilt(): Promise<void>
  /** Fonts for styles and stories; subset once. */
  export function ensureFonts(): Promise<void>
}

declare module '*/scripts/lib/chromium.mjs' {
  /** Path of a Chromium; installs one if none is found. */
  export function ensureChromium(): Promise<string>
}

declare module '*/scripts/lib/run.mjs' {
  export const root: string
  /** Runs a command; resolves to its exit code. */
  export function run(
    command: string,
    args: string[],
    options?: { env?: Record<string, string>; quiet?: boolean },
  ): Promise<number>
  /** Output of a command; rejects if it fails. */
  export function outputOf(command: string, args: string[]): Promise<string>
}

declare module '*/scripts/lib/debian.mjs' {
  /** Installs a Debian package, if possible; resolves to whether it was installed. */
  export function installPackage(name: string): Promise<boolean>
}
