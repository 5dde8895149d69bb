declare module '*/scripts/lib/build.mjs' {
  /** Builds the site when a source changed since the last build. */
  export function ensureBuilt(): Promise<void>
}

declare module '*/scripts/lib/chromium.mjs' {
  /** Path of a Chromium; installs one when none is found. */
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
  /** What a command prints; rejects when it fails. */
  export function outputOf(command: string, args: string[]): Promise<string>
}

declare module '*/scripts/lib/debian.mjs' {
  /** Installs one of Debian's packages, where that can be done; whether it was. */
  export function installPackage(name: string): Promise<boolean>
}
