import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { ImageKind } from '#app/api/contract/casino.ts'
import type { FactKind, FactRow } from '#app/api/contract/catalogueFacts.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { Link } from '#ui/foundation/Link'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './CatalogueFacts.module.css'

/** One game of a group: its picture or a placeholder, the details of its fact, and its day of release. */
export function FactRowOf({ row, kind }: { row: FactRow; kind: FactKind }) {
  const { name, provider, code, href } = row
  return (
    <li className={styles.row}>
      <Picture row={row} />
      <div className={styles.words}>
        <Link className={styles.name} href={href}>
          {name ?? code}
        </Link>
        <p className={styles.ids}>
          {provider && <span>{provider}</span>} {name !== undefined && <code>{code}</code>}
        </p>
        <p className={styles.matter}>
          <Matter row={row} kind={kind} />
        </p>
      </div>
      {name !== undefined && (
        <p className={styles.day}>
          <Day row={row} kind={kind} />
        </p>
      )}
    </li>
  )
}

function Picture({ row: { code, name = code, provider, version, images } }: { row: FactRow }) {
  const { gamePicture } = useAssets()
  const lacks = ImageKind.options.filter((kind) => !images.includes(kind))
  const picture = gamePicture(
    { code, version, lacks },
    images.includes('Thumbnail') ? 'Thumbnail' : 'Portrait',
  )
  return (
    <LazyImage
      className={styles.picture}
      {...picture}
      missing={{ title: name, ...(provider && { maker: provider }) }}
    />
  )
}

function Matter({ row: { records, more, images }, kind }: { row: FactRow; kind: FactKind }) {
  const { formatList, formatMessage } = useIntl()
  const names = records.map((record) => formatMessage({ id: 'preview.source' }, record))
  const others = more > 0 ? [formatMessage({ id: 'preview.catalogue.others' }, { count: more })] : []
  return (
    <FormattedMessage
      id="preview.catalogue.matter"
      values={{
        kind,
        lists: names.length > 0 ? formatList([...names, ...others]) : 'none',
        images: images.length > 0 ? formatList(images) : 'none',
      }}
    />
  )
}

function Day({ row: { day }, kind }: { row: FactRow; kind: FactKind }) {
  if (day === undefined) return <FormattedMessage id="preview.catalogue.noDay" />
  return (
    <FormattedMessage
      id="preview.catalogue.day"
      values={{ kind, day: <FormattedDate value={day} timeZone="UTC" dateStyle="long" /> }}
    />
  )
}
