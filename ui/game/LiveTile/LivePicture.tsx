import { clsx } from 'clsx'
import { useState } from 'react'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './LivePicture.module.css'

type Layer = { src: string | undefined; loaded: boolean }

type LivePictureProps = { src?: string; className?: string }

/** The picture of a table; a newer one fades in over the old one once it is there, and stays away if it fails. */
export function LivePicture({ src, className }: LivePictureProps) {
  const [first] = useState(src)
  const [layers, setLayers] = useState<Layer[]>([{ src, loaded: true }])
  if (layers.at(-1)?.src !== src) {
    setLayers([...layers.filter(({ loaded }) => loaded).slice(-1), { src, loaded: false }])
  }
  const onLoad = () =>
    setLayers((now) => now.map((layer) => (layer.src === src ? { src, loaded: true } : layer)))

  return (
    <div className={clsx(styles.stack, className)}>
      {layers.map((layer) =>
        layer.src === first ? (
          <LazyImage key={layer.src ?? ''} className={styles.layer} src={layer.src} />
        ) : (
          <img
            key={layer.src ?? ''}
            className={styles.layer}
            src={layer.src}
            alt=""
            decoding="async"
            data-loaded={layer.loaded}
            onLoad={onLoad}
          />
        ),
      )}
    </div>
  )
}
