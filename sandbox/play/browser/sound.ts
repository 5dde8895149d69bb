type Note = { pitch: number; at: number; length: number; loud: number; shape: OscillatorType }

/** An ascending run of notes, longer for a larger win. */
function fanfare(timesBet: number): Note[] {
  const count = Math.min(9, 3 + Math.floor(Math.log2(1 + timesBet)))
  const steps = [0, 4, 7, 12, 16, 19, 24, 28, 31].slice(0, count)
  return steps.map((step, place) => ({
    pitch: 440 * 2 ** (step / 12),
    at: place * 0.09,
    length: 0.34,
    loud: 0.12,
    shape: 'triangle',
  }))
}

/** Short generated sounds while `button` is pressed, which toggles them. */
export function createSound(button: HTMLButtonElement) {
  let context: AudioContext | undefined
  const isOn = () => button.ariaPressed === 'true'

  /** Made in a press, since browsers start no audio before: that of the button, or the one that begins a round. */
  function audio(): AudioContext {
    context ??= new AudioContext()
    return context
  }

  button.addEventListener('click', () => {
    button.ariaPressed = String(!isOn())
    void (isOn() ? audio().resume() : context?.suspend())
  })

  function play(notes: readonly Note[]): void {
    if (!isOn()) return
    const output = audio()
    for (const { pitch, at, length, loud, shape } of notes) {
      const start = output.currentTime + at
      const voice = output.createOscillator()
      const gain = output.createGain()
      voice.type = shape
      voice.frequency.value = pitch
      gain.gain.setValueAtTime(loud, start)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
      voice.connect(gain).connect(output.destination)
      voice.start(start)
      voice.stop(start + length)
    }
  }

  return {
    start: () => play([{ pitch: 180, at: 0, length: 0.12, loud: 0.12, shape: 'triangle' }]),
    reelStops: (reel: number) =>
      play([{ pitch: 140 + reel * 22, at: 0, length: 0.09, loud: 0.16, shape: 'square' }]),
    win: (timesBet: number) => play(fanfare(timesBet)),
  }
}
