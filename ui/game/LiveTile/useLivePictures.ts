import { useEffect, useState } from 'react'

type Layer = { src: string; state: 'coming' | 'there' | 'failed' }

type Pictures = {
  /** The newest requested picture, loaded or not. */
  asked: string | undefined
  /** The shown picture, and the loading one above it. */
  layers: readonly Layer[]
  /** Whether it is too early for another one. */
  resting: boolean
}

/** Shortest time between two pictures in milliseconds, however often the feed has a new one. */
const MIN_PICTURE_INTERVAL_MS = 30_000

function ask({ layers }: Pictures, src: string | undefined): Pictures {
  if (src === undefined) return { asked: src, layers: [], resting: false }
  const seen = layers.filter(({ state }) => state === 'there').slice(-1)
  const known = seen.some((layer) => layer.src === src)
  return { asked: src, layers: known ? seen : [...seen, { src, state: 'coming' }], resting: true }
}

/** The layers over the table's own picture: the last loaded one, and the loading one. */
export function useLivePictures(src: string | undefined) {
  const [pictures, set] = useState<Pictures>({ asked: undefined, layers: [], resting: false })
  const { asked, layers, resting } = pictures
  if (src !== asked && !resting) set(ask(pictures, src))

  useEffect(() => {
    if (!asked || !resting) return
    const timer = setTimeout(() => set((now) => ({ ...now, resting: false })), MIN_PICTURE_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [asked, resting])

  /** Updates the state of the picture at `of`. */
  const settle = (of: string, state: Layer['state']) =>
    set((now) => ({
      ...now,
      layers: now.layers.map((layer) => (layer.src === of ? { src: of, state } : layer)),
    }))

  return { layers: layers.filter(({ state }) => state !== 'failed'), settle }
}
