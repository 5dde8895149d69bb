import { themes } from './colorEdits.ts'
import type { Theme } from './contrastPairs.ts'
import { themeNames } from './KitSample.tsx'
import './perete.css'

/** Widths of windows: the narrowest that must work, a phone, a tablet, a desk. */
export const wallWidths = [320, 390, 820, 1440]

/** The narrowest window that people point at with a mouse. */
const DESK = 1024

/** Whether the frames have content; in unit runs there is no Storybook whose stories they could show. */
export const hasFrames = import.meta.env.MODE !== 'test'

export type Toolbar = Readonly<Record<string, unknown>>

type Framed = {
  /** Id of the story in the frame. */
  story: string
  width: number
  /** Fits the story at every width: a scrollbar would make the page narrower. */
  height: number
  theme: Theme
  /** The toolbar's values that the frame obeys. */
  toolbar: Toolbar
}

/** Accessible name of a frame. */
export const frameTitle = (width: number, theme: Theme): string => `${width} px, ${themeNames[theme]}`

/** Address of a story alone, in a theme, touched on narrow windows. */
function frameAddress({ story, width, theme, toolbar: { motion, text, texts } }: Framed): string {
  const globals = { motion, text, texts, theme, input: width < DESK ? 'touch' : 'mouse' }
  const values = Object.entries(globals)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: values.join(';') })}`
}

function Frame(props: Framed) {
  const { width, height, theme } = props
  const address = frameAddress(props)
  // The tangent makes a number of two lengths; browsers only learn to divide them.
  const scale = `min(1, tan(atan2(100cqi, ${width}px)))`
  return (
    <figure className="wallFigure">
      <figcaption className="wallCaption">
        {themeNames[theme]}{' '}
        <a
          className="wallLink"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`Deschide singură: ${frameTitle(width, theme)}`}
        >
          Deschide singură
        </a>
      </figcaption>
      <div className="wallFit">
        <div className="wallBox" style={{ blockSize: `calc(${height}px * ${scale})` }}>
          <iframe
            className="wallFrame"
            title={frameTitle(width, theme)}
            src={hasFrames ? address : undefined}
            loading="lazy"
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </figure>
  )
}

export type LiveWallProps = {
  /** What the frames show. */
  title: string
  /** Id of the story in the frames. */
  story: string
  /** Height of the frames, which fits the story at every width. */
  height: number
  /** The toolbar's values that the frames obey. @default those of the frames */
  toolbar?: Toolbar
}

/** One story in real windows of four widths, in both themes, scaled down to fit. */
export function LiveWall({ title, story, height, toolbar = {} }: LiveWallProps) {
  return (
    <>
      <h1 className="wallTitle">{title}</h1>
      <nav className="wallNav" aria-label="Lățimile ferestrelor">
        {wallWidths.map((width) => (
          <a key={width} className="wallLink" href={`#perete-${width}`}>
            {width} px
          </a>
        ))}
      </nav>
      {wallWidths.map((width) => (
        <section key={width} id={`perete-${width}`} className="wallSection" aria-label={`${width} px`}>
          <h2 className="pereteName">{width} px</h2>
          <div className="wallPair">
            {themes.map((theme) => (
              <Frame
                key={theme}
                story={story}
                width={width}
                height={height}
                theme={theme}
                toolbar={toolbar}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
