import type { ImageKind } from '#app/api/contract/casino.ts'

export type GameImage = { code: string; kind: ImageKind; version?: string; width: number }

/** Address of a game's picture under `base` (CAT-02), `width` in device pixels. */
export function gameImageUrl(base: string, { code, kind, version, width }: GameImage): string {
  const suffix = version ? `&version=${encodeURIComponent(version)}` : ''
  return `${base}/${encodeURIComponent(code)}/${kind}?format=webp${suffix}&width=${width}`
}

/** Address of another asset, with the transforms of the Casino API; `seoName` is for people and search engines. */
export function assetUrl(base: string, id: string, width: number, seoName?: string): string {
  const name = seoName ? `/${encodeURIComponent(seoName)}` : ''
  return `${base}/${encodeURIComponent(id)}${name}?format=webp&transforms=w_${width}`
}

/** The kind to show for `wanted`: Portrait and Landscape fall back to Thumbnail, then to none. */
export function availableKind(wanted: ImageKind, lacks: readonly ImageKind[] = []): ImageKind | undefined {
  return [wanted, 'Thumbnail' as const].find((kind) => !lacks.includes(kind))
}
