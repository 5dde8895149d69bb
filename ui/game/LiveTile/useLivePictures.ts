import { useEffect, useState } from 'react'

type Layer = { src: string; state: 'coming' | 'there' | 'failed' }

type Pictures = {
  /** The newest one, whatever has become of it. */
  asked: string | undefined
  /** The one that is seen, and over it the one that was asked for. */
  layers: readonly Layer[]
  /** It is too early for another one. */
  resting: boolean
}

/** A picture is replaced no sooner, however often the feed has another one, in milliseconds. */
const REST = 30_000

function ask({ layers }: Pictures, src: string | undefined): Pictures {
  if (src === undefined) return { asked: src, layers: [], resting: false }
  const seen = layers.filter(({ state }) => state === 'there').slice(-1)
  const known = seen.some((layer) => layer.src === src)
  return { asked: src, layers: known ? seen : [...seen, { src, state: 'coming' }], resting: true }
}

/** The pictures that lie over the table's own: the last one that has come, and the one that is on its way. */
export function useLivePictures(src: string | undefined) {
  const [pictures, set] = useState<Pictures>({ asked: undefined, layers: [], resting: false })
  const { asked, layers, resting } = pictures
  if (src !== asked && !resting) set(ask(pictures, src))

  useEffect(() => {
    if (!asked || !resting) return
    const timer = setTimeout(() => set((now) => ({ ...now, resting: false })), REST)
    return () => clearTimeout(timer)
  }, [asked, resting])

  /** What has become of the picture at `of`. */
  const settle = (of: string, state: Layer['state']) =>
    set((now) => ({
      ...now,
      layers: now.layers.map((layer) => (layer.src === of ? { src: of, state } : layer)),
    }))

  return { layers: layers.filter(({ state }) => state !== 'failed'), settle }
}
