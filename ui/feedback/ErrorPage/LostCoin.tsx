import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './LostCoin.module.css'

/** A coin that has rolled off the table; with `playful` a press flips it. */
export function LostCoin({ playful = false }: { playful?: boolean }) {
  return (
    <div className={styles.scene}>
      <svg viewBox="0 0 320 200" fill="none" aria-hidden="true" focusable="false">
        <Table />
        <Chips />
        <path
          d="M190 93h46c24 0 36 18 40 38"
          stroke="var(--color-action-text)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="1 8"
        />
        <ellipse cx="279" cy="187" rx="24" ry="3.5" fill="var(--color-border-subtle)" />
        {!playful && <Coin />}
      </svg>
      {playful && <CoinToFlip />}
    </div>
  )
}

function Table() {
  return (
    <>
      <path d="M12 187h296" stroke="var(--color-border-subtle)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M62 116l-9 70M202 116l9 70"
        stroke="var(--color-border-strong)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M50 72h164l30 36H20z"
        fill="var(--color-surface-2)"
        stroke="var(--color-border-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M57 78h150l20 24H37z" fill="var(--color-live-fill)" fillOpacity=".2" />
      <path d="M19 107h226v4a7 7 0 0 1-7 7H26a7 7 0 0 1-7-7z" fill="var(--color-action-fill)" />
    </>
  )
}

function Chips() {
  return (
    <g stroke="var(--color-surface-canvas)" strokeWidth="1.5">
      {[95, 90, 85, 80].map((y) => (
        <ellipse key={y} cx="84" cy={y} rx="17" ry="6" fill="var(--color-live-fill)" />
      ))}
      {[97, 92].map((y) => (
        <ellipse key={y} cx="122" cy={y} rx="17" ry="6" fill="var(--color-text-subtle)" />
      ))}
      <path d="M152 84l22-1 8 13-24 1z" fill="var(--color-text-default)" />
    </g>
  )
}

type Side = 'lost' | 'heads' | 'tails'

/** The coin as a button: each press flips it, and says on which side it has fallen. */
function CoinToFlip() {
  const { formatMessage } = useIntl()
  const [{ side, flips }, set] = useState<{ side: Side; flips: number }>({ side: 'lost', flips: 0 })
  const flip = () => set({ side: Math.random() < 0.5 ? 'heads' : 'tails', flips: flips + 1 })
  return (
    <>
      <button
        className={styles.coin}
        type="button"
        aria-label={formatMessage({ id: 'ui.errorPage.flip' })}
        onClick={flip}
      >
        <svg
          key={flips}
          className={flips > 0 ? styles.flipped : undefined}
          viewBox="251 132 56 56"
          fill="none"
          aria-hidden="true"
          focusable="false"
        >
          <Coin side={side} />
        </svg>
      </button>
      <span className="visually-hidden" role="status">
        {/* The same side twice is told twice. */}
        {side !== 'lost' && <span key={flips}>{formatMessage({ id: `ui.errorPage.${side}` })}</span>}
      </span>
    </>
  )
}

const faces: Record<Side, string> = {
  lost: 'M273 156a6.5 6.5 0 1 1 8.8 6c-1.8.7-2.8 2-2.8 4v.5M279 171.5v.1',
  heads: 'M271 170l8-20 8 20M274 163.5h10',
  tails: 'M279 149l3 7.5 8 .5-6.2 5.1 2.1 7.9-6.9-4.4-6.9 4.4 2.1-7.9-6.2-5.1 8-.5z',
}

function Coin({ side = 'lost' }: { side?: Side }) {
  const ink = 'var(--color-action-on-fill)'
  return (
    <g transform="rotate(16 279 160)">
      <circle cx="279" cy="160" r="25" fill="var(--color-action-fill)" />
      <path
        d="M262 144a24 24 0 0 1 17-7"
        stroke="var(--color-media-text)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="279" cy="160" r="18" stroke={ink} strokeOpacity=".45" strokeWidth="2" />
      <path d={faces[side]} stroke={ink} strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}
