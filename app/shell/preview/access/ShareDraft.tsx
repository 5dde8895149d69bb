import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SharedPass, shareDays } from '#app/api/contract/previewAccess.ts'
import { request } from '#app/api/request.ts'
import { withPass } from '#app/domain/previewPass.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { Button } from '#ui/controls/Button'
import { Select } from '#ui/controls/Select'
import { TextField } from '#ui/controls/TextField'
import { Spinner } from '#ui/feedback/Spinner'
import { copyText } from '#ui/foundation/copyText.ts'
import { Popover } from '#ui/overlay/Popover'
import { Moment } from './AccessNote.tsx'
import styles from './access.module.css'
import { accessQuery } from './accessQuery.ts'

/** Shares the draft on the screen by a link. */
export function ShareDraft() {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'preview.share' })
  return (
    <Popover
      label={name}
      trigger={
        <Button tone="quiet" size="s" icon="share-network">
          {name}
        </Button>
      }
    >
      <SharePanel />
    </Popover>
  )
}

function SharePanel() {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePageLocation()
  const { data: access, isError, refetch } = useQuery(accessQuery)
  const address = location.origin + pathname + search
  if (isError)
    return (
      <div className={styles.panel} role="alert">
        <p>
          <FormattedMessage id="preview.share.unknown" />
        </p>
        <Button size="s" onClick={() => void refetch()}>
          <FormattedMessage id="preview.share.again" />
        </Button>
      </div>
    )
  if (!access) return <Spinner label={formatMessage({ id: 'preview.share.asking' })} />
  switch (access.kind) {
    case 'open':
      return (
        <div className={styles.panel}>
          <p>
            <FormattedMessage id="preview.share.open" />
          </p>
          <CopyAddress address={address} />
        </div>
      )
    case 'editor':
      return <MakeLink address={address} />
    default:
      return (
        <p className={styles.panel}>
          <FormattedMessage id="preview.share.editors" />
        </p>
      )
  }
}

/** Makes a link that expires. */
function MakeLink({ address }: { address: string }) {
  const { formatMessage } = useIntl()
  const [days, setDays] = useState<string>('7')
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: () => request('/api/preview/links', { schema: SharedPass, body: { days: Number(days) } }),
  })
  return (
    <div className={styles.panel}>
      <p>
        <FormattedMessage id="preview.share.what" />
      </p>
      <Select
        label={formatMessage({ id: 'preview.share.days' })}
        value={days}
        options={shareDays.map((count) => ({
          value: String(count),
          label: formatMessage({ id: 'preview.share.count' }, { count }),
        }))}
        onValueChange={(value) => {
          reset()
          setDays(value)
        }}
      />
      {data ? (
        <>
          <CopyAddress address={withPass(address, data.token)} />
          <p>
            <FormattedMessage id="preview.share.until" values={{ until: <Moment value={data.until} /> }} />
          </p>
        </>
      ) : (
        <Button size="s" loading={isPending} onClick={() => mutate()}>
          <FormattedMessage id="preview.share.make" />
        </Button>
      )}
      {isError && (
        <p role="alert">
          <FormattedMessage id="preview.share.failed" />
        </p>
      )}
    </div>
  )
}

/** An address to copy; it stays readable where the browser refuses its clipboard. */
function CopyAddress({ address }: { address: string }) {
  const { formatMessage } = useIntl()
  const [copied, setCopied] = useState<boolean>()
  const field = useRef<HTMLInputElement>(null)
  // The button that made a link is gone; a selected address is copied by one key.
  useEffect(() => field.current?.focus(), [])
  const copy = async () => setCopied(await copyText(address))
  return (
    <>
      <TextField
        ref={field}
        label={formatMessage({ id: 'preview.share.address' })}
        value={address}
        readOnly
        onValueChange={() => undefined}
        onFocus={({ target }) => target.select()}
      />
      <Button size="s" onClick={() => void copy()}>
        <FormattedMessage id="preview.share.copy" />
      </Button>
      <p role="status">
        {copied !== undefined && <FormattedMessage id="preview.share.copied" values={{ copied }} />}
      </p>
    </>
  )
}
