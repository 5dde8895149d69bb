import { useState } from 'react'
import { type TintedSurface, tinted } from '#app/domain/tint.ts'
import styles from './Tint.module.css'
import { useTint } from './tint.ts'

export type TintProps = {
  /** Where it is: over the whole page, or in a bar that content scrolls under. */
  place: 'page' | 'header' | 'strip'
}

const surfaces: Record<TintProps['place'], TintedSurface> = { page: 'page', header: 'header', strip: 'page' }

/** An attribute and not a style: the content security policy forbids styles in the document's elements. */
function paint(place: TintProps['place'], color: string): string {
  const { light, dark } = tinted(surfaces[place], color)
  return `light-dark(${light}, ${dark})`
}

type Coat = { key: number; color: string | undefined }

/** The last two colours: the new one fades in over the old one. */
function useCoats(color: string | undefined): readonly Coat[] {
  const [coats, setCoats] = useState<readonly Coat[]>([{ key: 0, color }])
  const last = coats.at(-1) as Coat
  if (last.color === color) return coats
  const next = [last, { key: last.key + 1, color }]
  setCoats(next)
  return next
}

/** The surface behind the content, tinted by the picture that the page begins with; nothing while none is known. */
export function Tint({ place }: TintProps) {
  const coats = useCoats(useTint())
  return coats.map(({ key, color }) =>
    // Before the first colour there is the surface itself.
    key === 0 && !color ? null : (
      <svg
        key={key}
        className={styles.coat}
        color={color && paint(place, color)}
        data-place={place}
        data-fading={key > 0 || undefined}
        aria-hidden="true"
      />
    ),
  )
}
