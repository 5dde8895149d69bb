import { type LineWin, lines, reelCount, rowCount, symbolAt } from './rules.ts'

/** Position of each reel: index of its upper row on the strip; fractional while it turns. */
export type Positions = readonly number[]

const lineColours = [
  '#ffcf5a',
  '#ff7a5c',
  '#5cd0ff',
  '#8ae06a',
  '#e59bff',
  '#ffe98a',
  '#ff9fc0',
  '#7af0d0',
  '#b9b4ff',
  '#ffb45c',
]
/** Shown until the pictures have loaded. */
const plainSymbols = ['★', '7', '◆', '●', '▲', 'A', 'K', 'Q', 'J']

type Pen = CanvasRenderingContext2D
type Place = { x: number; y: number; size: number }

function createSheet(address: string, onLoad: () => void) {
  const picture = new Image()
  picture.addEventListener('load', onLoad)
  picture.src = address
  return (pen: Pen, symbol: number, { x, y, size }: Place): void => {
    if (picture.complete && picture.naturalWidth > 0) {
      const side = picture.naturalHeight
      pen.drawImage(picture, symbol * side, 0, side, side, x, y, size, size)
      return
    }
    pen.fillStyle = '#f7f3eb'
    pen.font = `700 ${size * 0.5}px system-ui, sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(plainSymbols[symbol] ?? '', x + size / 2, y + size / 2)
  }
}

type DrawSymbol = ReturnType<typeof createSheet>

function drawReel(pen: Pen, cell: number, reel: number, position: number, drawSymbol: DrawSymbol): void {
  const top = Math.floor(position)
  const height = cell * rowCount
  pen.save()
  pen.beginPath()
  pen.rect(reel * cell, 0, cell, height)
  pen.clip()
  pen.fillStyle = reel % 2 === 0 ? 'rgb(255 255 255 / 0.07)' : 'rgb(255 255 255 / 0.03)'
  pen.fillRect(reel * cell, 0, cell, height)
  for (let row = 0; row <= rowCount; row += 1) {
    const y = (row - (position - top)) * cell
    drawSymbol(pen, symbolAt(reel, top, row), { x: reel * cell, y, size: cell })
  }
  pen.restore()
}

/** Draws a line over all reels, with frames around the winning symbols. */
function drawLine(pen: Pen, cell: number, { line, count }: LineWin): void {
  const rows = lines[line] ?? []
  const strokes = [
    [0.1, 'rgb(0 0 0 / 0.6)'],
    [0.05, lineColours[line] ?? '#ffffff'],
  ] as const
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const [width, colour] of strokes) {
    pen.beginPath()
    for (const [reel, row] of rows.entries()) pen.lineTo((reel + 0.5) * cell, (row + 0.5) * cell)
    pen.lineWidth = cell * width
    pen.strokeStyle = colour
    pen.stroke()
    for (const [reel, row] of rows.slice(0, count).entries()) {
      pen.strokeRect((reel + 0.03) * cell, (row + 0.03) * cell, cell * 0.94, cell * 0.94)
    }
  }
}

/** Draws the reels into a canvas in the screen's resolution; `onChange` requests a new frame. */
export function createPainter(canvas: HTMLCanvasElement, sheetAddress: string, onChange: () => void) {
  const drawSymbol = createSheet(sheetAddress, onChange)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('createPainter: this browser has no 2d canvas, the reels cannot be drawn')

  function fit(): void {
    const { width } = canvas.getBoundingClientRect()
    canvas.width = Math.max(1, Math.round(width * devicePixelRatio))
    canvas.height = Math.round((canvas.width / reelCount) * rowCount)
    onChange()
  }
  new ResizeObserver(fit).observe(canvas)

  return (positions: Positions, wins: readonly LineWin[]): void => {
    const cell = canvas.width / reelCount
    pen.clearRect(0, 0, canvas.width, canvas.height)
    for (const [reel, position] of positions.entries()) drawReel(pen, cell, reel, position, drawSymbol)
    for (const win of wins) drawLine(pen, cell, win)
  }
}
