import { useIntl } from 'react-intl'
import type { VideosSlice } from '#app/api/contract/pageSlices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { Section } from '#ui/layout/Section'
import { VideoBlock } from '#ui/media/VideoBlock'
import styles from './Videos.module.css'

const POSTER_WIDTH = 640

/** CMS widget `Videos`: video players with a poster, without autoplay (C.15). */
export function Videos({ slice: { title, videos } }: { slice: VideosSlice }) {
  const { formatMessage } = useIntl()
  const { asset } = useAssets()
  const hydrating = useHydrating()
  return (
    <Section title={title}>
      <ul className={styles.videos}>
        {videos.map(({ id, title: name, src, poster }) => (
          <li key={id} className={styles.item}>
            <VideoBlock
              name={name}
              src={src}
              // In the server's HTML the poster would compete with the pictures of the first view.
              poster={poster && !hydrating ? asset(poster, POSTER_WIDTH) : undefined}
            >
              {formatMessage({ id: 'errors.your-browser-does-not-support-the-video-tag' })}
            </VideoBlock>
            <p className={styles.name}>{name}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
