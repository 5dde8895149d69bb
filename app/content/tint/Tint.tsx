import { useState } from 'react'
import { type TintedSurface, tinted } from '#app/domain/tint.ts'
import styles from './Tint.module.css'
import { useTint } from './tint.ts'

export type TintProps = {
  /** The tinted surface: the whole page, the header, or a strip under which content scrolls. */
  place: 'page' | 'header' | 'strip'
}

const surfaces: Record<TintProps['place'], TintedSurface> = { page: 'page', header: 'header', strip: 'page' }

/** An attribute and not a style: the content security policy forbids styles in the document's elements. */
function tintRule(place: TintProps['place'], color: string): string {
  const { light, dark } = tinted(surfaces[place], color)
  return `light-dark(${light}, ${dark})`
}

type TintLayer = { key: number; color: string | undefined }

/** The last two colours: the new one fades in over the old one. */
function useTintLayers(color: string | undefined): readonly TintLayer[] {
  const [coats, setCoats] = useState<readonly TintLayer[]>([{ key: 0, color }])
  const last = coats.at(-1) as TintLayer
  if (last.color === color) return coats
  const next = [last, { key: last.key + 1, color }]
  setCoats(next)
  return next
}

/** The surface behind the content, tinted by the page's first picture; empty until its colour is known. */
export function Tint({ place }: TintProps) {
  const coats = useTintLayers(useTint())
  return coats.map(({ key, color }) =>
    // Before the first colour there is the surface itself.
    key === 0 && !color ? null : (
      <svg
        key={key}
        className={styles.coat}
        color={color && tintRule(place, color)}
        data-place={place}
        data-fading={key > 0 || undefined}
        aria-hidden="true"
      />
    ),
  )
}
