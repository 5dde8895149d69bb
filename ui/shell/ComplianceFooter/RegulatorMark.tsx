import { useEffect, useRef, useState } from 'react'
import styles from './ComplianceFooter.module.css'

type RegulatorMarkProps = {
  name: string
  /** Address of the mark. */
  mark?: string
}

/** The regulator's mark, or its name: where there is no mark, and where the picture is broken. */
export function RegulatorMark({ name, mark }: RegulatorMarkProps) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    // The picture may have failed before hydration, when no listener was attached.
    if (mark && image.current?.complete && image.current.naturalWidth === 0) setBroken(mark)
  }, [mark])
  if (!mark || broken === mark) return name
  return (
    <img
      ref={image}
      className={styles.mark}
      src={mark}
      alt={name}
      loading="lazy"
      onError={() => setBroken(mark)}
    />
  )
}
