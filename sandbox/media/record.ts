import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { familyOf, gameArtSvg, renderWebp } from '../art/index.ts'
import { games } from '../fixtures/games.ts'
import { handPickedWorlds } from '../seed/games.ts'
import { wordsForArt } from '../seed/worlds.ts'
import { clips } from './clips.ts'

const size = { width: 480, height: 270, seconds: 4 }

/** Runs in the browser: zooms the picture slightly and moves light over it; the last frame equals the first. */
async function record({ picture, width, height, seconds }: typeof size & { picture: string }) {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  const quality = { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 450_000 }
  const recorder = new MediaRecorder(canvas.captureStream(25), quality)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  const start = performance.now()
  const draw = () => {
    const turn = ((performance.now() - start) / 1000 / seconds) * 2 * Math.PI
    const zoom = 1.06 - 0.06 * Math.cos(turn)
    pen.globalCompositeOperation = 'source-over'
    pen.setTransform(zoom, 0, 0, zoom, ((1 - zoom) * width) / 2, ((1 - zoom) * height) / 2)
    pen.drawImage(image, 0, 0, width, height)
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.globalCompositeOperation = 'screen'
    for (let spark = 0; spark < 26; spark += 1) {
      const phase = (spark * 0.618 + turn / (2 * Math.PI)) % 1
      const x = ((spark * 0.381) % 1) * width + 12 * Math.sin(turn + spark)
      pen.fillStyle = `rgb(255 214 140 / ${0.7 * Math.sin(phase * Math.PI)})`
      pen.beginPath()
      pen.arc(x, height * (1 - phase), 1.2 + (spark % 3), 0, 7)
      pen.fill()
    }
    if (turn < 2 * Math.PI) requestAnimationFrame(draw)
    else recorder.stop()
  }
  recorder.start()
  draw()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await mkdir(import.meta.dirname, { recursive: true })
  for (const game of games.filter(({ gameCode }) => clips.includes(gameCode))) {
    const family = familyOf({ ...game, name: wordsForArt(game.name, handPickedWorlds[game.gameCode]) })
    const art = { ...game, family, providerSlug: game.provider.slice('provider-'.length) }
    const webp = await renderWebp(gameArtSvg(art, 'Landscape'), { width: 960 })
    const picture = `data:image/webp;base64,${webp.toString('base64')}`
    const clip = await page.evaluate(record, { picture, ...size })
    await writeFile(join(import.meta.dirname, `${game.gameCode}.webm`), Buffer.from(clip, 'base64'))
  }
} finally {
  await browser.close()
}
